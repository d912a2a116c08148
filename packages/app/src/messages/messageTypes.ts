// Written by `npm run messages` from the English catalogue.

/** The values of the messages that have some. */
export interface MessageValues {
  'price.atRate': { rate: string | number; token: string | number }
  'price.rateUnavailable': { currency: string | number }
  'notifications.newCount': { count: string | number }
  'newPassword.rule': { count: string | number }
  'checkout.title': { seller: string | number }
  'checkout.backTo': { seller: string | number }
  'checkout.messageSubject': { payment: string | number }
  'checkout.messageReference': { id: string | number }
  'checkout.questions': { seller: string | number }
  'checkout.walletWrongNetwork': { title: string | number }
  'checkout.walletTooLittle': {
    balance: string | number
    symbol: string | number
    title: string | number
    amount: string | number
  }
  'checkout.walletTooLittleUnknown': {
    amount: string | number
    symbol: string | number
    title: string | number
  }
  'checkout.walletNoGas': { title: string | number }
  'checkout.wrongTokenTitle': { amount: string | number }
  'checkout.wrongToken': { seller: string | number }
  'checkout.coinTitle': { amount: string | number }
  'checkout.coin': { seller: string | number; currency: string | number }
  'checkout.coinAfterwards': { seller: string | number }
  'checkout.networkUnavailable': { title: string | number }
  'checkout.qrCode': { currency: string | number }
  'checkout.address': { symbol: string | number; title: string | number }
  'checkout.addressHint': { symbols: string | number; title: string | number }
  'checkout.partlyPaid': { received: string | number; remaining: string | number }
  'checkout.late': { seller: string | number }
  'checkout.expired': { seller: string | number }
  'checkout.cancelled': { seller: string | number }
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
  'checkout.exchangeNetwork': { token: string | number; network: string | number }
  'checkout.exchangeAmount': { sum: string | number; amount: string | number }
  'checkout.exchangeTime': { time: string | number }
  'checkout.exchangeTimeUtc': { time: string | number }
  'checkout.scan': { symbol: string | number; network: string | number }
  'checkout.confirmationCount': { count: string | number; required: string | number }
  'openLink.amountHint': { currency: string | number }
  'openLink.title': { seller: string | number }
  'claim.title': { seller: string | number }
  'claim.addressHint': { token: string | number; network: string | number }
  'claim.exchange': { token: string | number; network: string | number }
  'claim.codeSent': { email: string | number }
  'claim.sent': { count: string | number; required: string | number }
  'amountField.ambiguous': { more: string | number; less: string | number }
  'price.priceAndRate': { price: string | number; rate: string | number; token: string | number }
  'components.dateRange.noDay': { example: string | number }
  'components.dateRange.tooEarly': { day: string | number }
  'components.dateRange.tooLate': { day: string | number }
  'components.loadMore.count': { count: number }
  'components.loadMore.end': { count: number }
  'components.pager.page': { page: number }
  'components.pager.pageOf': { page: number; pages: number }
  'components.addressInput.character': { character: string | number }
  'components.addressInput.missing': { count: number }
  'components.addressInput.tooMany': { count: number }
  'counter.amount': { currency: string | number }
  'counter.chargeAmount': { amount: string | number }
  'counter.code': { amount: string | number }
  'counter.totals': { count: number }
  'counter.dayLimitIs': { amount: string | number }
  'counterDevices.chargesIn': { currency: string | number }
  'counterDevices.lastUsed': { time: string | number }
  'counterDevices.removeOf': { name: string | number }
  'counterDevices.removeQuestion': { name: string | number }
  'counterDevices.pairTitle': { name: string | number }
  'counterDevices.scan': { minutes: number }
  'counterDevices.orType': { address: string | number }
  'counterDevices.paired': { name: string | number }
  'webhook.serverResponded': { status: string | number }
  'webhook.sendingAgain': { result: string | number }
  'webhook.attemptOf': {
    result: string | number
    attempts: string | number
    maxAttempts: string | number
  }
  'webhook.failedAfter': { result: string | number; attempts: number }
  'webhook.nextAttempt': { outcome: string | number; time: string | number }
  'webhook.sendAgainRest': { count: number }
  'webhook.twoSecretsUntil': { time: string | number }
  'webhook.beingSentAgain': { count: number }
  'webhook.stoppedGone': { time: string | number }
  'webhook.stoppedFailing': { time: string | number }
  'webhook.resultAfter': { result: string | number; ms: number }
  'webhook.deliveredAfter': { result: string | number; attempts: number }
  'webhook.endpointGone': { result: string | number }
  'apiKeys.keyLastUsed': { time: string | number }
  'apiKeys.oldKeyUntil': { time: string | number }
  'apiKeys.milliseconds': { ms: string | number }
  'fields.characters': { count: string | number }
  'fields.bytes': { count: string | number }
  'fields.passwordLength': { count: string | number }
  'fields.walletLocked': { time: string | number }
  'fields.atLeast': { amount: string | number }
  'fields.atMost': { amount: string | number }
  'fields.moreThanFee': { fee: string | number }
  'fields.decimals': { count: string | number }
  'fields.decimalsOf': { count: string | number; currency: string | number }
  'fields.noDecimals': { currency: string | number }
  'fields.currency': { currencies: string | number }
  'fields.currencyWithRate': { currencies: string | number }
  'fields.someOf': { tokens: string | number }
  'fields.received': { tokens: string | number }
  'fields.networkWith': { token: string | number; networks: string | number }
  'fields.views': { count: string | number }
  'fields.wholeNumber': { least: string | number; most: string | number }
  'fields.days': { count: string | number }
  'invoices.sent': { email: string | number }
  'invoices.cancelTitle': { number: string | number }
  'invoices.line': { number: string | number }
  'invoices.removeLine': { number: string | number }
  'invoices.created': { number: string | number }
  'invoices.createdAndSent': { number: string | number }
  'landing.orderNumber': { number: string | number }
  'paymentLinks.amountEntered': { currency: string | number }
  'paymentLinks.paymentsOf': { description: string | number }
  'paymentLinks.switchOffTitle': { description: string | number }
  'paymentLinks.stillMissing': { amount: string | number }
  'paymentLinks.paymentCount': { count: number }
  'paymentLinks.problem.rate_unavailable': { currency: string | number }
  'paymentLinks.problem.currency_unavailable': { currency: string | number }
  'signUp.acceptTerms': { terms: string | number }
  'signUp.acceptPrivacy': { privacy: string | number }
  'verification.sentLink': { email: string | number }
  'googleSignIn.consent': { terms: string | number; privacy: string | number }
  'confirmIdentity.changesMoneyAccountNeed': { confirmationMinutes: string | number }
  'overview.firstSteps': { done: string | number; total: string | number }
  'overview.worth': { amount: string | number }
  'overview.inCurrencies': { currencies: string | number }
  'overview.welcomeName': { name: string | number }
  'notifications.received': { amount: string | number }
  'notifications.held': { amount: string | number }
  'notifications.refundClaimed': { amount: string | number }
  'notifications.refundExpired': { amount: string | number }
  'notifications.refundReversed': { amount: string | number }
  'notifications.reversed': { amount: string | number }
  'commandMenu.searchPayments': { typed: string | number }
  'device.browserOn': { browser: string | number; system: string | number }
  'summary.worth': { amount: string | number }
  'transactions.valueParts': {
    received: string | number
    fee: string | number
    rate: string | number
    token: string | number
  }
  'export.soFar': { rows: number }
  'export.interruptedAfter': { rows: number }
  'export.done': { rows: number }
  'transactions.isPending': { amount: string | number }
  'transactions.newTransactions': { count: number }
  'transactions.newTransaction': { amount: string | number }
  'home.booksVerified': { count: number; time: string | number }
  'home.booksDiffer': { time: string | number }
  'transactions.confirmationsOf': { count: string | number; required: string | number }
  'transactions.webhookEvent': { type: string | number }
  'transactions.webhookStoppedGone': { time: string | number }
  'transactions.webhookStoppedFailing': { time: string | number }
  'transactions.onlyNewestHeld': { count: number }
  'transactions.fromDay': { day: string | number }
  'transactions.toDay': { day: string | number }
  'transactions.hasSucceeded': { amount: string | number }
  'transactions.hasFailed': { amount: string | number }
  'transactions.ifAcceptedArrives': {
    arrives: string | number
    unit: string | number
    fee: string | number
  }
  'transactions.arrivedInTime': {
    received: string | number
    amount: string | number
    unit: string | number
  }
  'transactions.arrivedInWrongToken': { received: string | number; unit: string | number }
  'transactions.arrivedInCoin': { received: string | number; unit: string | number }
  'transactions.arrivedAfterCancel': { received: string | number; unit: string | number }
  'transactions.arrivedLate': { received: string | number; unit: string | number }
  'summary.comparedWith': { change: string | number; amount: string | number }
  'summary.periodBefore': { amount: string | number }
  'summary.receivedAndFees': {
    received: string | number
    currency: string | number
    fees: string | number
  }
  'summary.receivedPerDayIn': { currency: string | number }
  'summary.atMostDays': { days: string | number }
  'offramp.whoDoesIt': { partner: string | number }
  'offramp.leaving': { partner: string | number }
  'offramp.goTo': { partner: string | number }
  'summary.inLast7Days': { amount: string | number }
  'home.held': { count: number }
  'home.muchHeld': { count: string | number }
  'home.severalThings': { count: string | number }
  'transactions.viewSaved': { name: string | number }
  'transactions.removeView': { name: string | number }
  'newRefund.atItsRate': { currency: string | number; rate: string | number }
  'newRefund.atRate': { currency: string | number; rate: string | number }
  'newRefund.excess': { amount: string | number }
  'newRefund.all': { amount: string | number }
  'newRefund.mailed': { email: string | number }
  'transactions.refundsToPay': { count: number }
  'reference.timeToPay': { min: number; max: number }
  'reference.limitRequests': { count: number }
  'reference.limitResults': { count: number }
  'reference.limitBody': { count: number }
  'reference.limitTexts': { metadata: number; description: number; returnUrl: number }
  'reference.statusIn': { status: string | number; ms: string | number }
  'refunds.payAdvice': { network: string | number }
  'refunds.exactAmount': { symbol: string | number }
  'refunds.faultNetwork': {
    sent: string | number
    network: string | number
    wanted: string | number
  }
  'refunds.faultToken': { sent: string | number; asked: string | number }
  'refunds.faultAmount': { sent: string | number; asked: string | number }
  'refunds.faultSender': { sent: string | number; sender: string | number }
  'refunds.faultRepeated': { sent: string | number }
  'reports.financialYear': { from: string | number; to: string | number }
  'reports.valueIn': { currency: string | number }
  'reports.exact': { name: string | number }
  'reports.atZone': { name: string | number; zone: string | number }
  'reports.lastRate': { source: string | number }
  'account.appliesAfterHoursUntil': { hours: string | number }
  'account.sandboxAppliesOnceReal': { hours: string | number }
  'account.pendingWallet': { time: string | number }
  'account.emailLinksSent': { current: string | number; sentTo: string | number }
  'account.useWallet': { wallet: string | number }
  'security.otherSessionsEnd': { rule: string | number }
  'sessions.loggedOutImmediately': { device: string | number }
  'paymentRules.amountInvalid': { max: string | number }
  'sessions.endSessionOf': { device: string | number }
  'sessions.lastUsed': { time: string | number }
  'sessions.loggedIn': { time: string | number }
  'security.renameOf': { name: string | number }
  'security.removeOf': { name: string | number }
  'security.passkeyLastUsed': { time: string | number }
  'security.removePasskeyQuestion': { name: string | number }
  'security.totpOnSince': { time: string | number }
  'security.fewCodesLeft': { codesLeft: number }
  'security.codesLeft': { codesLeft: number }
  'security.passkeyAddedAt': { time: string | number }
  'business.nameInvalid': { max: string | number }
  'business.tooLong': { max: string | number }
  'business.contrast': { text: 'white' | 'other'; ratio: string | number }
}

/** The names of the elements in the messages that have some. */
export interface MessageTags {
  'checkout.scan': 'token'
  'landing.lookingTechnicalDetails': 'reference'
  'paymentLinks.setWallet': 'link'
  'undoWallet.setPassword': 'link'
  'logIn.newHere': 'link'
  'signUp.hasAccount': 'link'
  'overview.simulated': 'strong'
  'reference.nowPayIt': 'sandbox'
  'reference.noKeyYet': 'credentials'
}
