import { recordAudit } from '../audit/auditService.ts'
import type { Change } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { changeMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { findUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** A change that the merchant must know of. */
export interface SecurityChange extends Change {
  /** The subject of the mail. */
  subject: string
  /** A sentence without its end, such as `Your API key was rolled`. */
  sentence: string
}

/** Mails what was changed, when and from where. */
async function mailChange(
  context: GatewayContext,
  tx: Queryable,
  recipient: Pick<UserRow, 'email' | 'full_name'>,
  words: Pick<SecurityChange, 'subject' | 'sentence'>,
): Promise<void> {
  const occasion = { at: context.now(), origin: context.origin }
  await queueMail(
    context,
    tx,
    changeMail(context.publicUrl(), recipient, { ...words, ...occasion }),
  )
}

/** Records a change and mails the merchant, in the transaction that makes it. Decision 42. */
export async function reportChange(
  context: GatewayContext,
  tx: Queryable,
  { subject, sentence, ...change }: SecurityChange,
): Promise<void> {
  const user = await findUser(tx, change.user_id)
  if (!user) throw new Failure('session_invalid')
  await recordAudit(context, tx, change)
  await mailChange(context, tx, user, { subject, sentence })
}

/** What changed in how a merchant logs in. */
type FactorChange =
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
const texts: Record<FactorChange, { subject: string; sentence: string }> = {
  passkey_added: { subject: 'Passkey added', sentence: 'A passkey was added to your account' },
  passkey_removed: {
    subject: 'Passkey removed',
    sentence: 'A passkey was removed from your account',
  },
  passkey_refused: {
    subject: 'Passkey refused',
    sentence: 'A copy of one of your passkeys seems to have been used, and was refused',
  },
  totp_enabled: {
    subject: 'Authenticator app set up',
    sentence: 'Logging in to your account now takes a code of your authenticator app',
  },
  totp_disabled: {
    subject: 'Authenticator app turned off',
    sentence: 'Logging in to your account no longer takes a code of an authenticator app',
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes',
    sentence: 'Your recovery codes were replaced by new ones',
  },
  recovery_code_used: {
    subject: 'Recovery code used',
    sentence: 'One of your recovery codes was used, which no longer works',
  },
  password_changed: {
    subject: 'Password changed',
    sentence: 'The password of your account was changed, and your other sessions were ended',
  },
  email_changed: {
    subject: 'Email changed',
    sentence: 'The email of your account was changed',
  },
}

/** A change, and the name of what was changed. */
interface NamedChange {
  change: FactorChange
  name?: string
}

function wordsOf({ change, name }: NamedChange): { subject: string; sentence: string } {
  const { subject, sentence } = texts[change]
  return { subject, sentence: name === undefined ? sentence : `${sentence} (“${name}”)` }
}

/** Records and mails a change of how the merchant logs in, in its transaction. Wake the sender after it. */
export async function reportSecurityChange(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  changed: NamedChange,
): Promise<void> {
  const { change, name } = changed
  await reportChange(context, tx, {
    user_id: userId,
    action: change,
    ...(name !== undefined && { detail: { name } }),
    ...wordsOf(changed),
  })
}

/** Mails a change to an address, without recording it. */
export async function mailSecurityChange(
  context: GatewayContext,
  tx: Queryable,
  recipient: Pick<UserRow, 'email' | 'full_name'>,
  change: FactorChange,
): Promise<void> {
  await mailChange(context, tx, recipient, wordsOf({ change }))
}
