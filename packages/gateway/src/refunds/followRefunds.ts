import type { RefundEventType, RefundId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { bringUpToDate } from '../payments/bringUpToDate.ts'
import { lockPayment } from '../payments/paymentService.ts'
import { clearDueRefunds, findDueRefunds } from '../rails/transferService.ts'
import type { Transfer } from '../rails/transferService.ts'
import { tellOfRefund } from './refundNews.ts'
import { readProof } from './refundMembers.ts'
import {
  changeRefund,
  findExpiredRefunds,
  findRefundPayment,
  lockRefund,
} from './refundRepository.ts'
import type { RefundRow } from './refundRepository.ts'

type FollowContext = Uses<'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>

/** Where a refund stands by the transfer that pays it, and what to tell of that. */
function standingOf(
  refund: RefundRow,
  paying: Transfer | null,
  now: Date,
): { change: Partial<RefundRow>; event: RefundEventType | null } {
  if (!paying) {
    if (refund.state !== 'succeeded') return { change: {}, event: null }
    return { change: { state: 'sent', succeeded_at: null }, event: 'refund.reversed' }
  }
  const proof = { transfer: paying.reference, hash: paying.hash, sender: paying.sender }
  if (paying.isConfirmed) {
    return refund.state === 'succeeded'
      ? { change: proof, event: null }
      : { change: { ...proof, state: 'succeeded', succeeded_at: now }, event: 'refund.succeeded' }
  }
  if (refund.state === 'succeeded') {
    // A reorg moved it to another block.
    return { change: { ...proof, state: 'sent', succeeded_at: null }, event: 'refund.reversed' }
  }
  return {
    change: { ...proof, state: 'sent' },
    event: refund.state === 'claimed' ? 'refund.sent' : null,
  }
}

/** Locks a refund after its payment, as everything does that needs both. Null if there is none. */
export async function lockRefundOf(unit: UnitOfWork, id: RefundId) {
  const paymentId = await findRefundPayment(unit.tx, id)
  const payment = paymentId === null ? null : await lockPayment(unit.tx, paymentId)
  return payment && { payment, refund: await lockRefund(unit.tx, id) }
}

/**
 * Brings a refund up to date with the networks: state, books of its payment, event and mails, in one database transaction. Doing it
 * again changes nothing. `accepted`: the hash of a transfer that the merchant says was theirs.
 */
export async function followRefund(
  context: FollowContext,
  unit: UnitOfWork,
  id: RefundId,
  accepted: string | null = null,
): Promise<RefundRow | null> {
  const locked = await lockRefundOf(unit, id)
  if (!locked) return null
  const { payment, refund } = locked
  if (!['claimed', 'sent', 'succeeded'].includes(refund.state)) return refund
  const { paying } = await readProof(context, unit.tx, refund, accepted)
  const { change, event } = standingOf(refund, paying, context.now())
  const isNew = event !== null || (change.transfer ?? refund.transfer) !== refund.transfer
  if (!isNew) return refund
  const current = await changeRefund(unit.tx, id, change)
  await bringUpToDate(context, unit, payment)
  if (event) await tellOfRefund(context, unit, current, event)
  return current
}

/** Brings the refunds up to date for which a network has news. A failure is logged, so that one does not stop the others. */
export async function bringRefundsUpToDate(
  context: FollowContext & Uses<'logger'>,
  network: string,
): Promise<void> {
  const due = await findDueRefunds(context.database.db, network)
  const failed = new Set<RefundId>()
  for (const id of new Set(due.map(({ refund_id }) => refund_id))) {
    try {
      await context.database.unitOfWork((unit) => followRefund(context, unit, id))
    } catch (error) {
      context.logger.error({ refund_id: id, err: error }, 'following a refund failed')
      failed.add(id)
    }
  }
  // What a refund failed at is looked at again the next time.
  const left = new Set(due.flatMap((row) => (failed.has(row.refund_id) ? row.transfer.id : [])))
  const done = due.map(({ transfer }) => transfer).filter(({ id }) => !left.has(id))
  if (done.length > 0) await context.database.unitOfWork(({ tx }) => clearDueRefunds(tx, done))
}

/** Rows that are read at once. */
const batchSize = 100

/** Ends refunds that nobody claimed in time. Returns whether more may be due. */
export async function expireRefunds(context: FollowContext): Promise<boolean> {
  const now = context.now()
  const due = await findExpiredRefunds(context.database.db, now, batchSize)
  for (const { id } of due) {
    await context.database.unitOfWork(async (unit) => {
      const locked = await lockRefundOf(unit, id)
      if (locked?.refund.state !== 'created' || locked.refund.expires_at > now) return
      const current = await changeRefund(unit.tx, id, { state: 'expired' })
      await bringUpToDate(context, unit, locked.payment)
      await tellOfRefund(context, unit, current, 'refund.expired')
    })
  }
  return due.length === batchSize
}
