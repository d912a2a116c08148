import { recordAudit } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { securityMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { findUser } from './userRepository.ts'

/** What changed in how a merchant logs in. */
export type SecurityChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'totp_enabled'
  | 'totp_disabled'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'password_changed'
  | 'email_changed'

/** The subject of the mail, and what happened. */
const texts: Record<SecurityChange, { subject: string; happened: string }> = {
  passkey_added: { subject: 'Passkey added', happened: 'A passkey was added to your account' },
  passkey_removed: {
    subject: 'Passkey removed',
    happened: 'A passkey was removed from your account',
  },
  passkey_refused: {
    subject: 'Passkey refused',
    happened:
      'A passkey was refused, because a copy of it seems to have been used: remove it under Settings',
  },
  totp_enabled: {
    subject: 'Authenticator app set up',
    happened: 'Logging in to your account now takes a code of your authenticator app',
  },
  totp_disabled: {
    subject: 'Authenticator app turned off',
    happened: 'Logging in to your account no longer takes a code of an authenticator app',
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes',
    happened: 'Your recovery codes were replaced by new ones',
  },
  recovery_code_used: {
    subject: 'Recovery code used',
    happened: 'One of your recovery codes was used, which no longer works',
  },
  password_changed: {
    subject: 'Password changed',
    happened: 'The password of your account was changed, and your other sessions were ended',
  },
  email_changed: {
    subject: 'Email changed',
    happened: 'The email of your account was changed',
  },
}

/** A change, and the name of what was changed. */
interface ReportedChange {
  change: SecurityChange
  name?: string
}

/** Mails the merchant what changed, when and from where. */
export async function mailChange(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  { change, name }: ReportedChange,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) return
  const { address, device } = context.origin
  const facts = { ...texts[change], name, at: context.now(), address, device }
  await queueMail(context, tx, securityMail(context.publicUrl(), user, facts))
}

/** Records a change and mails the merchant, in the transaction of the change. Wake the sender after it. */
export async function reportChange(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  reported: ReportedChange,
): Promise<void> {
  const { change, name } = reported
  const detail = name === undefined ? undefined : { name }
  await recordAudit(context, tx, { user_id: userId, action: change, ...(detail && { detail }) })
  await mailChange(context, tx, userId, reported)
}
