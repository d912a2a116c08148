import type { MerchantId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Change } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import {
  changeMail,
  type Recipient,
  type ReportedAction,
  type ReportedChange,
} from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { findUser } from './userRepository.ts'

/** A change that the merchant must know of. */
type ReportedUserChange = ReportedChange & Pick<Change, 'user_id'>

/** Mails what was changed, when and from where. */
async function mailChange(
  context: Uses<'vault' | 'publicUrl' | 'now' | 'origin'>,
  unit: UnitOfWork,
  recipient: Recipient,
  change: ReportedChange,
): Promise<void> {
  const occasion = { at: context.now(), origin: context.origin }
  await queueMail(
    context,
    unit,
    changeMail(context.publicUrl(), recipient, { ...change, ...occasion }),
  )
}

/** Records a change and mails the merchant, in the transaction that makes it. D42. */
export async function reportChange(
  context: Uses<'vault' | 'publicUrl' | 'now' | 'origin'>,
  unit: UnitOfWork,
  change: ReportedUserChange,
): Promise<void> {
  const user = await findUser(unit.tx, change.user_id)
  if (!user) throw new Failure('session_invalid')
  await recordAudit(context, unit.tx, change)
  await mailChange(context, unit, user, change)
}

/** Records and mails a change of how the merchant logs in, in its transaction. */
export async function reportSecurityChange(
  context: Uses<'vault' | 'publicUrl' | 'now' | 'origin'>,
  unit: UnitOfWork,
  userId: MerchantId,
  { change, name }: { change: ReportedAction; name?: string },
): Promise<void> {
  await reportChange(context, unit, {
    user_id: userId,
    action: change,
    ...(name !== undefined && { detail: { name } }),
  })
}

/** Mails a change to an address, without recording it. */
export async function mailSecurityChange(
  context: Uses<'vault' | 'publicUrl' | 'now' | 'origin'>,
  unit: UnitOfWork,
  recipient: Recipient,
  change: ReportedAction,
): Promise<void> {
  await mailChange(context, unit, recipient, { action: change })
}
