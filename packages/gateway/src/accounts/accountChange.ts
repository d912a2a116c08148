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

/** Mails what was changed, when and from where. Wake the sender after it. */
export async function mailChange(
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
