import type { AuditAction, AuditEvent } from '@sluice/api/contract'

/** What happened, in words. */
const actionTexts: Record<AuditAction, string> = {
  account_created: 'Account created',
  email_verified: 'Email verified',
  logged_in: 'Logged in',
  session_confirmed: 'Confirmed that it is you',
  session_ended: 'Session ended',
  other_sessions_ended: 'All other sessions ended',
  all_sessions_ended: 'All sessions ended',
  logged_out: 'Logged out',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  email_change_requested: 'Change of email requested',
  email_change_refused: 'Change of email refused',
  email_changed: 'Email changed',
  account_exported: 'Data exported',
  account_closed: 'Account closed',
  passkey_added: 'Passkey added',
  passkey_renamed: 'Passkey renamed',
  passkey_removed: 'Passkey removed',
  passkey_refused: 'Passkey refused',
  totp_enabled: 'Authenticator app set up',
  totp_disabled: 'Authenticator app turned off',
  recovery_codes_renewed: 'Recovery codes renewed',
  recovery_code_used: 'Recovery code used',
  name_changed: 'Username changed',
  business_added: 'Business name set',
  wallet_set: 'Payout wallet set',
  wallet_changed: 'Payout wallet changed',
  wallet_change_cancelled: 'Payout wallet change cancelled',
  wallet_change_undone: 'Payout wallet change undone',
  api_key_created: 'API key created',
  api_key_rolled: 'API key rolled',
  api_key_revoked: 'API key revoked',
  webhook_set: 'Webhook set',
  webhook_enabled: 'Webhook enabled',
  webhook_removed: 'Webhook removed',
  webhook_secret_rolled: 'Signing secret rolled',
  link_created: 'Payment link created',
  link_switched_on: 'Payment link switched on',
  link_switched_off: 'Payment link switched off',
  held_money_accepted: 'Held money accepted',
  held_money_refunded: 'Held money marked as refunded',
}

function isKnown(action: string): action is AuditAction {
  return action in actionTexts
}

/** What happened. An action that a newer server added is shown by its code. */
export function actionText({ action }: Pick<AuditEvent, 'action'>): string {
  return isKnown(action) ? actionTexts[action] : action.replaceAll('_', ' ')
}

const actorTexts: Readonly<Record<string, string>> = {
  session: 'You',
  api_key: 'Your API key',
  link: 'Not logged in',
  system: 'Sluice',
}

/** Who did it, and from where. */
export function actorText({ action, actor, device, address }: AuditEvent): string {
  const place = [device, address].filter(Boolean).join(', ')
  // The session starts with the log-in, so the log names none.
  const who = action === 'logged_in' ? actorTexts.session : (actorTexts[actor] ?? actor)
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
  'transaction_id',
])

/** What was changed. Empty if the action says it all. */
export function detailText({ detail }: Pick<AuditEvent, 'detail'>): string {
  return detail.find(({ name }) => shown.has(name))?.value ?? ''
}
