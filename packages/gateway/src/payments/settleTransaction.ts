import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { changeTransaction } from '../transactions/transactionRepository.ts'
import type { TransactionRow } from '../transactions/transactionRepository.ts'
import { queueWebhookEvent } from '../webhooks/webhookService.ts'
import { feeOn } from './fee.ts'
import { evaluatePayments } from './evaluatePayments.ts'
import { toDecimal, toUnits } from './money.ts'
import { findPayments, markCredited, merchantSince, writeLedger } from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

/** Credits what was not credited yet, and gives the fee charged on the whole transaction so far, in units. */
async function credit(
  context: GatewayContext,
  tx: Queryable,
  row: TransactionRow,
  payments: readonly PaymentRow[],
): Promise<bigint> {
  const now = context.now()
  const fresh = payments.filter((payment) => payment.credited_at === null)
  const charged = toUnits(row.fee)
  if (fresh.length === 0) return charged
  const whole = payments.reduce((total, payment) => total + toUnits(payment.amount), 0n)
  const first = payments.reduce((a, b) => (a.paid_at <= b.paid_at ? a : b), payments[0]!)
  const fee = feeOn(whole, await merchantSince(tx, row.user_id), first.paid_at)
  const gross = fresh.reduce((total, payment) => total + toUnits(payment.amount), 0n)
  const base = { user_id: row.user_id, transaction_id: row.id, created_at: now }
  const entries = [
    ...fresh.map((payment) => ({
      ...base,
      id: uuidv7(now),
      kind: 'payment' as const,
      amount: payment.amount,
    })),
    ...(fee !== charged
      ? [{ ...base, id: uuidv7(now), kind: 'fee' as const, amount: toDecimal(charged - fee) }]
      : []),
  ]
  await writeLedger(tx, row.user_id, entries, toDecimal(gross - (fee - charged)))
  for (const payment of fresh) await markCredited(tx, payment.id, now)
  return fee
}

/**
 * Brings a locked transaction to where its payments put it: status, outcome, ledger, earnings and the event that tells of
 * it, all in the caller's transaction. Gives the row as it stands then.
 */
export async function settleTransaction(
  context: GatewayContext,
  tx: Queryable,
  row: TransactionRow,
): Promise<TransactionRow> {
  const now = context.now()
  const payments = await findPayments(tx, row.id)
  const evaluation = evaluatePayments(row, payments, now)
  const fee = await credit(context, tx, row, evaluation.credited)
  const received = payments.reduce((total, payment) => total + toUnits(payment.amount), 0n)
  const last = payments.reduce<PaymentRow | null>(
    (newest, payment) => (newest && newest.paid_at > payment.paid_at ? newest : payment),
    null,
  )
  const changes = {
    status: evaluation.status,
    outcome: evaluation.outcome,
    received: toDecimal(received),
    fee: toDecimal(fee),
    transaction_id: last?.chain_hash ?? null,
    settled_at: evaluation.status === 0 ? null : (row.settled_at ?? now),
  }
  await changeTransaction(tx, row.id, changes)
  const settled = { ...row, ...changes }
  if (settled.status !== row.status || settled.outcome !== row.outcome) {
    await queueWebhookEvent(
      context,
      tx,
      row.user_id,
      settled.status === 1 ? 'transaction.succeeded' : 'transaction.failed',
      {
        id: settled.id,
        status: settled.status,
        outcome: settled.outcome,
        amount: settled.amount,
        received: settled.received,
        fee: settled.fee,
        metadata: settled.meta,
        transaction_id: settled.transaction_id,
      },
    )
  }
  return settled
}
