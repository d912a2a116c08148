import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { post } from '../ledger/ledger.ts'
import { calculateFee, sumUnits, toDecimal, toUnits, unitsFromToken } from '../ledger/money.ts'
import type { Transfer } from '../chain/Network.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { queueWebhookEvent } from '../webhooks/webhookService.ts'
import { evaluatePayments } from './evaluatePayments.ts'
import {
  assignUnknownPayments,
  changePayments,
  findMatchableAddresses,
  findPayments,
  insertPayment,
  insertResolution,
} from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'
import {
  changeTransaction,
  findExpiredTransactions,
  lockMerchantTransaction,
  lockTransaction,
  lockTransactionByWallet,
} from './transactionRepository.ts'
import type { TransactionRow } from './transactionRepository.ts'
import { balanceOf } from './transactionService.ts'

/** Rows that a background job reads at once. */
const batchSize = 100

function amountOf(payments: readonly PaymentRow[]): bigint {
  return sumUnits(payments.map(({ amount }) => amount))
}

/** Puts new payments into the books as held money. */
async function postReceived(
  context: GatewayContext,
  tx: Queryable,
  row: TransactionRow,
  amount: bigint,
): Promise<void> {
  await post(tx, {
    kind: 'received',
    user_id: row.user_id,
    transaction_id: row.id,
    at: context.now(),
    movements: { customers: -amount, held: amount },
  })
}

/** Credits the payments that are not credited yet. Returns the fee on all of them, in units. */
async function credit(
  context: GatewayContext,
  tx: Queryable,
  row: TransactionRow,
  payments: readonly PaymentRow[],
): Promise<bigint> {
  const now = context.now()
  const charged = toUnits(row.fee)
  const added = payments.filter((payment) => payment.credited_at === null)
  if (added.length === 0) return charged
  const fee = calculateFee(row, amountOf(payments))
  const gross = amountOf(added)
  await post(tx, {
    kind: 'credited',
    user_id: row.user_id,
    transaction_id: row.id,
    at: now,
    movements: { held: -gross, merchant: gross - (fee - charged), fees: fee - charged },
  })
  await changePayments(
    tx,
    added.map(({ id }) => id),
    { credited_at: now },
  )
  return fee
}

/** The event that tells a merchant's server of a change, if there is one to tell. */
function eventFor(before: TransactionRow, after: TransactionRow) {
  if (after.status === 1 && before.status !== 1) return 'transaction.succeeded'
  if (after.status === -1 && before.status !== -1) return 'transaction.failed'
  const isChanged =
    after.state !== before.state ||
    after.received !== before.received ||
    after.resolution !== before.resolution
  return isChanged ? 'transaction.updated' : null
}

/**
 * Brings a locked transaction up to date with its payments: status, state, ledger and webhook event, all in the caller's
 * database transaction. `changes` are made along the way. Returns the new row.
 */
async function settle(
  context: GatewayContext,
  tx: Queryable,
  row: TransactionRow,
  changes: Partial<Pick<TransactionRow, 'resolution' | 'refunded' | 'expires_at'>> = {},
): Promise<TransactionRow> {
  const now = context.now()
  const payments = await findPayments(tx, row.id)
  const { status, state, credited } = evaluatePayments({ ...row, ...changes }, payments, now)
  const latest = payments.toSorted((a, b) => a.paid_at.getTime() - b.paid_at.getTime()).at(-1)
  const update = {
    ...changes,
    status,
    state,
    fee: toDecimal(await credit(context, tx, row, credited)),
    received: toDecimal(amountOf(payments)),
    transaction_id: latest?.chain_hash ?? null,
    settled_at: status === 0 ? null : (row.settled_at ?? now),
  }
  await changeTransaction(tx, row.id, update)
  const settled = { ...row, ...update }
  const type = eventFor(row, settled)
  if (type) {
    const { id, amount, meta: metadata, transaction_id } = settled
    const data = { id, status, amount, metadata, transaction_id, ...balanceOf(settled) }
    await queueWebhookEvent(context, tx, row.user_id, type, data)
  }
  return settled
}

/** Settles a transaction in which more money has arrived. A refund no longer covers all of it then. */
async function settleArrival(
  context: GatewayContext,
  tx: Queryable,
  row: TransactionRow,
  amount: bigint,
): Promise<void> {
  await postReceived(context, tx, row, amount)
  const resolution = row.resolution === 'refunded' ? null : row.resolution
  await settle(context, tx, row, { resolution })
}

/**
 * Stores a payment that the network reported, once, however often it is reported. `unknown`: no transaction has the
 * address. The payment is stored all the same, and matched by `matchUnknownPayments`.
 */
export async function recordPayment(
  context: GatewayContext,
  payment: Transfer,
): Promise<'recorded' | 'repeated' | 'unknown'> {
  const result = await context.database.transaction(async (tx) => {
    // The lock comes first, so that the payments of one transaction are handled one after the other.
    const row = await lockTransactionByWallet(tx, context.network.name, payment.wallet_id)
    const now = context.now()
    const amount = unitsFromToken(payment.units, payment.decimals)
    const isNew = await insertPayment(tx, {
      id: uuidv7(now),
      network: context.network.name,
      reference: payment.reference,
      chain_hash: payment.chain_hash,
      wallet_id: payment.wallet_id,
      transaction_id: row?.id ?? null,
      asset: payment.asset,
      units: payment.units.toString(),
      decimals: payment.decimals,
      amount: toDecimal(amount),
      paid_at: payment.paid_at,
      created_at: now,
    })
    if (!isNew) return 'repeated'
    if (!row) return 'unknown'
    await settleArrival(context, tx, row, amount)
    return 'recorded'
  })
  if (result === 'recorded') context.wake('webhooks')
  return result
}

/**
 * Matches stored payments whose address was unknown when they were reported and is a transaction's now, such as after a
 * restore from an older backup. Returns true if there may be more.
 */
export async function matchUnknownPayments(context: GatewayContext): Promise<boolean> {
  const addresses = await findMatchableAddresses(context.database.db, batchSize)
  let matched = 0
  for (const { network, wallet_id: address } of addresses) {
    const isDone = await attempt(context, { network, wallet_id: address }, async (tx) => {
      const row = await lockTransactionByWallet(tx, network, address)
      const payments = row ? await assignUnknownPayments(tx, row) : []
      if (row && payments.length > 0) await settleArrival(context, tx, row, amountOf(payments))
    })
    if (isDone) matched += 1
  }
  if (matched > 0) context.wake('webhooks')
  return matched === batchSize
}

/**
 * Does `work` in a transaction of its own and returns whether it succeeded. A failure is logged, so that one bad row does not
 * stop a background job.
 */
async function attempt(
  context: GatewayContext,
  about: Record<string, string>,
  work: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  try {
    await context.database.transaction(work)
    return true
  } catch (error) {
    context.logger.error({ ...about, err: error }, 'background work failed')
    return false
  }
}

/** Fails the pending transactions that have expired. Any gateway may do it. */
export async function expireTransactions(context: GatewayContext): Promise<void> {
  const now = context.now()
  let last: Awaited<ReturnType<typeof findExpiredTransactions>>[number] | null = null
  for (;;) {
    const expired = await findExpiredTransactions(context.database.db, now, last, batchSize)
    for (const { id } of expired) {
      await attempt(context, { transaction_id: id }, async (tx) => {
        const row = await lockTransaction(tx, id)
        if (row?.status === 0) await settle(context, tx, row)
      })
    }
    if (expired.length > 0) context.wake('webhooks')
    last = expired.at(-1) ?? null
    if (expired.length < batchSize) return
  }
}

/** Ends a pending transaction's time now. For the sandbox. Fails with `not_found`. */
export async function expireNow(context: GatewayContext, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const row = isUuid(id) ? await lockTransaction(tx, id) : null
    if (!row) throw new Failure('not_found')
    if (row.status !== 0) return
    await settle(context, tx, row, { expires_at: new Date(context.now().getTime() - 1) })
  })
  context.wake('webhooks')
}

/**
 * Settles held money, as its merchant decided: `accepted` makes the transaction paid and credits the money, `refunded`
 * notes that the merchant sent it back. Repeating a decision changes nothing. Fails with `not_found`, or with
 * `nothing_held` if no money is held.
 */
export async function resolveTransaction(
  context: GatewayContext,
  userId: string,
  id: string,
  kind: 'accepted' | 'refunded',
  refundHash: string | null = null,
): Promise<TransactionRow> {
  const resolved = await context.database.transaction(async (tx) => {
    const row = isUuid(id) ? await lockMerchantTransaction(tx, userId, id) : null
    if (!row) throw new Failure('not_found')
    if (row.resolution === kind) return row
    const now = context.now()
    const held = (await findPayments(tx, id)).filter(
      (payment) => payment.credited_at === null && payment.refunded_at === null,
    )
    if (row.status !== -1 || held.length === 0) throw new Failure('nothing_held')
    const amount = amountOf(held)
    await insertResolution(tx, {
      id: uuidv7(now),
      transaction_id: id,
      kind,
      amount: toDecimal(amount),
      refund_hash: refundHash,
      resolved_by: userId,
      created_at: now,
    })
    if (kind === 'accepted') return settle(context, tx, row, { resolution: kind })
    await post(tx, {
      kind: 'refunded',
      user_id: userId,
      transaction_id: id,
      at: now,
      movements: { held: -amount, customers: amount },
    })
    await changePayments(
      tx,
      held.map((payment) => payment.id),
      { refunded_at: now },
    )
    const refunded = toDecimal(toUnits(row.refunded) + amount)
    return settle(context, tx, row, { resolution: kind, refunded })
  })
  context.wake('webhooks')
  return resolved
}
