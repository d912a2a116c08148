// Written by `npm run messages` from the English catalogue.

/** The values of the messages that have some. */
export interface MessageValues {
  'checkout.title': { seller: string | number }
  'checkout.backTo': { seller: string | number }
  'checkout.walletWrongNetwork': { title: string | number }
  'checkout.walletTooLittle': {
    balance: string | number
    symbol: string | number
    title: string | number
    amount: string | number
  }
  'checkout.walletNoGas': { title: string | number }
  'checkout.qrCode': { currency: string | number }
  'checkout.address': { symbol: string | number; title: string | number }
  'checkout.addressHint': { symbol: string | number; title: string | number }
  'checkout.partlyPaid': { received: string | number; remaining: string | number }
  'checkout.late': { seller: string | number }
  'checkout.expired': { seller: string | number }
  'checkout.cancelled': { seller: string | number }
  'checkout.ended': { seller: string | number }
  'checkout.underpaid': {
    received: string | number
    amount: string | number
    seller: string | number
  }
  'checkout.overpaid': {
    received: string | number
    amount: string | number
    seller: string | number
  }
  'checkout.paid': { seller: string | number }
  'checkout.payWith': { wallet: string | number }
  'checkout.switchNetwork': { wallet: string | number; network: string | number }
  'checkout.scan': { symbol: string | number; network: string | number }
  'checkout.confirmationCount': { count: string | number; required: string | number }
  'openLink.amountHint': { currency: string | number }
  'openLink.title': { seller: string | number }
  'paymentLinks.amountEntered': { currency: string | number }
  'paymentLinks.paymentsOf': { description: string | number }
  'paymentLinks.switchOffTitle': { description: string | number }
  'paymentLinks.stillMissing': { amount: string | number }
  'paymentLinks.paymentCount': { count: number }
  'confirmIdentity.changesMoneyAccountNeed': { confirmationMinutes: string | number }
  'account.appliesAfterHoursUntil': { hours: string | number }
  'account.sandboxAppliesOnceReal': { hours: string | number }
  'signUp.acceptTerms': { terms: string | number }
  'signUp.acceptPrivacy': { privacy: string | number }
  'verification.sentLink': { email: string | number }
  'googleSignIn.consent': { terms: string | number; privacy: string | number }
  'overview.firstSteps': { done: string | number; total: string | number }
  'overview.inCurrencies': { currencies: string | number }
  'overview.welcomeName': { name: string | number }
  'account.pendingWallet': { time: string | number }
  'account.emailLinksSent': { current: string | number; sentTo: string | number }
}

/** The names of the elements in the messages that have some. */
export interface MessageTags {
  'checkout.scan': 'token'
  'paymentLinks.setWallet': 'link'
  'undoWallet.setPassword': 'link'
  'overview.simulated': 'strong'
  'logIn.newHere': 'link'
  'signUp.hasAccount': 'link'
}
