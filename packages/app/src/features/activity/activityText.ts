import type { AuditAction, AuditEvent } from '@sluice/api/contract'

import { deviceText } from '../../components/deviceText.ts'
import type { PlainKey, Translate } from '../../messages/MessageKey.ts'

/** What happened, in words. */
const actionKeys = {
  account_created: 'activity.accountCreated',
  email_verified: 'activity.emailVerified',
  logged_in: 'activity.loggedIn',
  session_confirmed: 'activity.confirmedThatItIs',
  session_ended: 'activity.sessionEnded',
  other_sessions_ended: 'activity.allOtherSessionsEnded',
  all_sessions_ended: 'activity.allSessionsEnded',
  logged_out: 'activity.loggedOut',
  password_reset: 'activity.passwordReset',
  password_changed: 'activity.passwordChanged',
  email_change_requested: 'activity.changeEmailRequested',
  email_change_refused: 'activity.changeEmailRefused',
  email_changed: 'activity.emailChanged',
  account_exported: 'activity.dataExported',
  account_closed: 'activity.accountClosed',
  passkey_added: 'activity.passkeyAdded',
  passkey_renamed: 'activity.passkeyRenamed',
  passkey_removed: 'activity.passkeyRemoved',
  passkey_refused: 'activity.passkeyRefused',
  totp_enabled: 'activity.authenticatorAppSetUp',
  totp_disabled: 'activity.authenticatorAppTurnedOff',
  recovery_codes_renewed: 'activity.recoveryCodesRenewed',
  recovery_code_used: 'activity.recoveryCodeUsed',
  name_changed: 'activity.usernameChanged',
  business_changed: 'activity.businessChanged',
  logo_changed: 'activity.logoChanged',
  business_added: 'activity.businessNameSet',
  wallet_set: 'activity.payoutWalletSet',
  wallet_changed: 'activity.payoutWalletChanged',
  wallet_change_cancelled: 'activity.payoutWalletChangeCancelled',
  second_wallet_changed: 'activity.secondWalletChanged',
  wallet_change_undone: 'activity.payoutWalletChangeUndone',
  api_key_created: 'activity.apiKeyCreated',
  api_key_rolled: 'activity.apiKeyRolled',
  api_key_revoked: 'activity.apiKeyRevoked',
  device_added: 'activity.deviceAdded',
  device_paired: 'activity.devicePaired',
  device_removed: 'activity.deviceRemoved',
  webhook_set: 'activity.webhookSet',
  webhook_enabled: 'activity.webhookEnabled',
  webhook_removed: 'activity.webhookRemoved',
  webhook_secret_rolled: 'activity.signingSecretRolled',
  link_created: 'activity.paymentLinkCreated',
  link_switched_on: 'activity.paymentLinkSwitched',
  link_switched_off: 'activity.paymentLinkSwitchedOff',
  invoice_created: 'activity.invoiceCreated',
  invoice_sent: 'activity.invoiceSent',
  invoice_cancelled: 'activity.invoiceCancelled',
  held_money_accepted: 'activity.heldMoneyAccepted',
  held_money_refunded: 'activity.heldMoneyMarkedAs',
  refund_created: 'activity.refundCreated',
  refund_claimed: 'activity.refundClaimed',
  refund_paid: 'activity.refundPaid',
  refund_cancelled: 'activity.refundCancelled',
  payment_policy_changed: 'activity.paymentRulesChanged',
  notifications_changed: 'activity.notificationsChanged',
  forwarding_requested: 'activity.forwardingRequested',
} as const satisfies Record<AuditAction, PlainKey>

/** What happened. */
export function actionText({ action }: Pick<AuditEvent, 'action'>, t: Translate): string {
  return t(actionKeys[action])
}

const actorKeys = {
  session: 'activity.you',
  api_key: 'activity.apiKey',
  device: 'activity.counterDevice',
  link: 'activity.notLogged',
  system: 'activity.gateway',
} as const satisfies Record<AuditEvent['actor'], PlainKey>

/** Who did it, and from where. */
export function actorText({ action, actor, device, address }: AuditEvent, t: Translate): string {
  const place = [device && deviceText(device, t), address].filter(Boolean).join(', ')
  // The session starts with the log-in, so the log names none.
  const who = t(actorKeys[action === 'logged_in' ? 'session' : actor])
  return `${who}${place && ` · ${place}`}`
}

/** The members of `detail` that say what was changed. Others, such as IDs, are in the export. */
const shown: ReadonlySet<string> = new Set([
  'name',
  'full_name',
  'host',
  'description',
  'device',
  'wallet',
  'payment_id',
])

/** What was changed. Empty if the action says it all. */
export function detailText({ detail }: Pick<AuditEvent, 'detail'>): string {
  return detail.find(({ name }) => shown.has(name))?.value ?? ''
}
