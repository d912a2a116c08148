import { recordAudit } from '../audit/auditService.ts'
import type { Change } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { changeMail, type ReportedAction, type ReportedChange } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { findUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** A change that the merchant must know of. */
type ReportedUserChange = ReportedChange & Pick<Change, 'user_id'>

/** Mails what was changed, when and from where. */
async function mailChange(
  context: GatewayContext,
  tx: Queryable,
  recipient: Pick<UserRow, 'email' | 'full_name'>,
  change: ReportedChange,
): Promise<void> {
  const occasion = { at: context.now(), origin: context.origin }
  await queueMail(
    context,
    tx,
    changeMail(context.publicUrl(), recipient, { ...change, ...occasion }),
  )
}

/** Records a change and mails the merchant, in the transaction that makes it. D42. */
export async function reportChange(
  context: GatewayContext,
  tx: Queryable,
  change: ReportedUserChange,
): Promise<void> {
  const user = await findUser(tx, change.user_id)
  if (!user) throw new Failure('session_invalid')
  await recordAudit(context, tx, change)
  await mailChange(context, tx, user, change)
}

/** Records and mails a change of how the merchant logs in, in its transaction. Wake the sender after it. */
export async function reportSecurityChange(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  { change, name }: { change: ReportedAction; name?: string },
): Promise<void> {
  await reportChange(context, tx, {
    user_id: userId,
    action: change,
    ...(name !== undefined && { detail: { name } }),
  })
}

/** Mails a change to an address, without recording it. */
export async function mailSecurityChange(
  context: GatewayContext,
  tx: Queryable,
  recipient: Pick<UserRow, 'email' | 'full_name'>,
  change: ReportedAction,
): Promise<void> {
  await mailChange(context, tx, recipient, { action: change })
}
