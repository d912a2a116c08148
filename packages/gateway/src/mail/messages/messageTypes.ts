// Written by `npm run messages` from the English catalogue.

/** The values of the messages that have some. */
export interface MessageValues {
  occasion: { time: string | number; device: string | number; address: string | number }
  occasionWithoutPlace: { time: string | number }
  'change.before': { change: string | number; notYou: string | number }
  newDevice: { occasion: string | number }
  'firstWallet.before': {
    wallet: string | number
    occasion: string | number
    notYou: string | number
  }
  'wallet.before': {
    previous: string | number
    wallet: string | number
    occasion: string | number
    appliesAt: string | number
    notYou: string | number
    hours: string | number
  }
  'wallet.beforeInSandbox': {
    previous: string | number
    wallet: string | number
    occasion: string | number
    hours: string | number
    notYou: string | number
  }
  'locked.before': { occasion: string | number; hours: string | number }
  done: { what: string | number; occasion: string | number }
  'confirmOldEmail.before': { email: string | number }
  'changed.api_key_created': { occasion: string | number }
  'changed.api_key_rolled': { occasion: string | number }
  'changed.api_key_revoked': { occasion: string | number }
  'changed.device_paired': { name: string | number; occasion: string | number }
  'changed.webhook_set': { occasion: string | number; host: string | number }
  'changed.webhook_secret_rolled': { occasion: string | number }
  'changed.webhook_enabled': { occasion: string | number }
  'changed.webhook_removed': { occasion: string | number }
  'changed.wallet_change_cancelled': { occasion: string | number }
  'changed.second_wallet_changed': { occasion: string | number }
  'changed.password_reset': { occasion: string | number }
  'changed.password_changed': { occasion: string | number }
  'changed.email_changed': { occasion: string | number }
  'changed.passkey_added': { name: string | number; occasion: string | number }
  'changed.passkey_removed': { name: string | number; occasion: string | number }
  'changed.passkey_refused': { name: string | number; occasion: string | number }
  'changed.totp_enabled': { occasion: string | number }
  'changed.totp_disabled': { occasion: string | number }
  'changed.recovery_codes_renewed': { occasion: string | number }
  'changed.recovery_code_used': { occasion: string | number }
  'payment.description': { text: string | number }
  'payment.reference': { text: string | number }
  'payment.customer': { text: string | number }
  'payment.price': { amount: string | number }
  'payment.received': { amount: string | number }
  'payment.at': { time: string | number }
  'paid.subject': { amount: string | number }
  'paid.before': { amount: string | number }
  'held.underpaid': { amount: string | number }
  'held.late': { amount: string | number }
  'held.token_not_accepted': { amount: string | number }
  'held.after_cancel': { amount: string | number }
  'held.native_coin': { amount: string | number }
  'reversed.subject': { amount: string | number }
  'reversed.before': { amount: string | number }
  'summary.subject': { amount: string | number; day: string | number }
  'summary.before': { count: number; day: string | number }
  'linkProblem.currency_unavailable': { currency: string | number }
  'refund.claimed.subject': { amount: string | number }
  'refund.claimed.before': { amount: string | number }
  'refund.expired.subject': { amount: string | number }
  'refund.expired.before': { amount: string | number }
  'refund.reversed.subject': { amount: string | number }
  'refund.reversed.before': { amount: string | number }
}
