import { isDeepStrictEqual } from 'node:util'

import {
  addUp,
  asUnits,
  feeOf,
  fromUnits,
  subtract,
  sumDecimals,
  toDecimal,
} from '@sluice/api/contract'
import type { Amount, WebhookEventType } from '@sluice/api/contract'

import { clearDue, lockChainState } from '../rails/transferService.ts'
import type { ChainState, Transfer } from '../rails/transferService.ts'
import type { Uses } from '../context.ts'
import type { Tx, UnitOfWork } from '../database/UnitOfWork.ts'
import { post } from '../ledger/ledger.ts'
import { addLinkReceived } from '../links/linkTotals.ts'
import { uuidv7 } from '../security/random.ts'
import { queueWebhookEvent } from '../webhooks/eventService.ts'
import { evaluatePayments } from './evaluatePayments.ts'
import { changePayments, findPayments, insertPayment } from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'
import { changeTransaction } from './transactionRepository.ts'
import type { TransactionRow } from './transactionRepository.ts'
import { transactionMembers } from './transactionMembers.ts'

function amountOf(payments: readonly PaymentRow[]): Amount {
  return sumDecimals(payments.map(({ amount }) => amount))
}

function amountIn(transfer: Transfer): Amount {
  return fromUnits(transfer.units, transfer.decimals)
}

/** Whether a payment in the books is this transfer. */
function isSame(payment: PaymentRow, transfer: Transfer): boolean {
  return (
    payment.network === transfer.network &&
    payment.reference === transfer.reference &&
    payment.units === transfer.units.toString()
  )
}

/**
 * Makes the payments in the books follow the networks. Returns those that count now, whether any was reversed, and how much
 * was credited before.
 */
async function followTransfers(
  tx: Tx,
  row: TransactionRow,
  { transfers }: ChainState,
  now: Date,
): Promise<{ payments: PaymentRow[]; isReversed: boolean; creditedBefore: Amount }> {
  const booked = await findPayments(tx, row.id)
  const gone = booked.filter((payment) => !transfers.some((each) => isSame(payment, each)))
  await changePayments(
    tx,
    gone.map(({ id }) => id),
    { reversed_at: now },
  )
  // A reorg can move a payment to a block of another time.
  const moved = booked.flatMap((payment) => {
    const transfer = transfers.find((each) => isSame(payment, each))
    const isMoved =
      transfer?.isConfirmed && transfer.paid_at.getTime() !== payment.paid_at.getTime()
    return isMoved ? [{ id: payment.id, paid_at: transfer.paid_at }] : []
  })
  for (const { id, paid_at } of moved) await changePayments(tx, [id], { paid_at })
  const added = transfers.filter(
    (transfer) => transfer.isConfirmed && !booked.some((payment) => isSame(payment, transfer)),
  )
  for (const transfer of added) {
    await insertPayment(tx, {
      id: uuidv7(now),
      transaction_id: row.id,
      wallet_id: row.wallet_id,
      network: transfer.network,
      reference: transfer.reference,
      chain_hash: transfer.chain_hash,
      asset: transfer.asset,
      units: transfer.units.toString(),
      decimals: transfer.decimals,
      amount: toDecimal(amountIn(transfer)),
      paid_at: transfer.paid_at,
      created_at: now,
    })
  }
  const isReversed = gone.length > 0 || moved.length > 0
  return {
    payments: isReversed || added.length > 0 ? await findPayments(tx, row.id) : booked,
    isReversed,
    creditedBefore: amountOf(booked.filter(({ credited_at }) => credited_at !== null)),
  }
}

/** The fee on payments. The contract charges it on each network for itself. */
function feeOn(row: TransactionRow, payments: readonly PaymentRow[]): Amount {
  const networks = [...new Set(payments.map((payment) => payment.network))]
  const fees = networks.map((network) => {
    const own = payments.filter((payment) => payment.network === network)
    const decimals = own[0]?.decimals ?? 0
    const total = addUp(own.map(({ units }) => asUnits(BigInt(units))))
    return fromUnits(feeOf(row, total, decimals), decimals)
  })
  return addUp(fees)
}

/** The events that tell a merchant's server of a change. */
function eventsFor(before: TransactionRow, after: TransactionRow): WebhookEventType[] {
  const events: WebhookEventType[] = []
  if (before.status === 1 && after.status !== 1) events.push('transaction.reversed')
  if (after.status === 1 && !before.succeeded_at) events.push('transaction.succeeded')
  if (after.status === -1 && before.status !== -1) events.push('transaction.failed')
  if (after.state === 'confirming' && before.state !== 'confirming')
    events.push('transaction.confirming')
  const isChanged =
    after.status !== before.status ||
    after.state !== before.state ||
    after.received !== before.received ||
    after.resolution !== before.resolution
  if (isChanged && events.length === 0) events.push('transaction.updated')
  if (after.settlement === 'settled' && before.settlement !== 'settled')
    events.push('transaction.settled')
  return events
}

/** What waits for confirmations: those of the payment that has the longest to wait. */
function confirmationsOf(transfers: readonly Transfer[]) {
  const [first] = transfers
    .filter(({ isConfirmed }) => !isConfirmed)
    .toSorted(
      (a, b) =>
        b.requiredConfirmations - b.confirmations - (a.requiredConfirmations - a.confirmations),
    )
  return {
    confirmations: first?.confirmations ?? null,
    required_confirmations: first?.requiredConfirmations ?? null,
  }
}

/**
 * Brings a locked transaction up to date with its networks: payments, status, state, ledger and webhook events, all in the
 * caller's database transaction. `changes` are made along the way. Doing it again changes nothing. Returns the new row.
 */
export async function settle(
  context: Uses<'networks' | 'publicUrl' | 'now'>,
  unit: UnitOfWork,
  row: TransactionRow,
  changes: Partial<Pick<TransactionRow, 'resolution' | 'cancelled_at'>> = {},
): Promise<TransactionRow> {
  const now = context.now()
  const chain = await lockChainState(unit.tx, context.networks, row)
  // The first version's payments were on no chain.
  if (!chain) return row
  const { payments, isReversed, creditedBefore } = await followTransfers(unit.tx, row, chain, now)
  const unconfirmed = chain.transfers.filter(
    (transfer) => !payments.some((payment) => isSame(payment, transfer)),
  )
  // A refund covers what had arrived by then.
  const hasMore = payments.some(
    ({ credited_at, refunded_at }) => credited_at === null && refunded_at === null,
  )
  const resolution =
    changes.resolution ?? (row.resolution === 'refunded' && hasMore ? null : row.resolution)
  const isOver = chain.clock !== null && chain.clock > row.expires_at
  const cancelled_at = changes.cancelled_at ?? row.cancelled_at
  const { status, state, credited } = evaluatePayments(
    { ...row, resolution, cancelled_at },
    payments,
    unconfirmed.map((transfer) => ({ amount: amountIn(transfer), paid_at: transfer.paid_at })),
    isOver,
  )
  await markCredited(unit.tx, payments, credited, now)

  const refunded = payments.filter(({ refunded_at }) => refunded_at !== null)
  const fee = feeOn(row, [...credited, ...refunded])
  const confirmed = amountOf(payments)
  const returned = amountOf(refunded)
  const kept = amountOf(credited)
  // Before the ledger, because a link that is opened is locked before the merchant's totals.
  if (row.link_id) await addLinkReceived(unit.tx, row.link_id, subtract(kept, creditedBefore))
  await post(unit.tx, {
    kind: isReversed
      ? 'reversed'
      : status === 1
        ? 'credited'
        : refunded.length > 0
          ? 'refunded'
          : 'received',
    user_id: row.user_id,
    transaction_id: row.id,
    at: now,
    balances: {
      customers: subtract(returned, confirmed),
      held: subtract(subtract(confirmed, kept), returned),
      merchant: subtract(kept, fee),
      fees: fee,
    },
  })

  const latest = chain.transfers.at(-1)
  const update = {
    status,
    state,
    resolution,
    cancelled_at,
    fee: toDecimal(fee),
    refunded: toDecimal(returned),
    received: toDecimal(addUp([confirmed, ...unconfirmed.map(amountIn)])),
    ...confirmationsOf(unconfirmed),
    network: latest?.network ?? row.network,
    from_type: latest?.network ?? row.from_type,
    transaction_id: latest?.chain_hash ?? null,
    settlement: chain.settlement,
    settlement_hash: chain.settlement_hash,
    succeeded_at: status === 1 ? (row.succeeded_at ?? now) : row.succeeded_at,
    settled_at: status === 0 ? null : (row.settled_at ?? now),
  }
  await changeTransaction(unit.tx, row.id, update)
  const settled = { ...row, ...update }
  for (const type of eventsFor(row, settled)) {
    await queueWebhookEvent(context, unit, row.user_id, type, transactionMembers(context, settled))
  }
  await clearDue(unit.tx, chain.done)
  if (!isDeepStrictEqual(row, settled)) unit.emit(`payment ${row.id}`)
  return settled
}

/** Marks which payments are credited. */
async function markCredited(
  tx: Tx,
  payments: PaymentRow[],
  credited: readonly PaymentRow[],
  now: Date,
): Promise<void> {
  const gained = credited.filter(({ credited_at }) => credited_at === null)
  const lost = payments.filter(
    (payment) => payment.credited_at !== null && !credited.includes(payment),
  )
  await changePayments(
    tx,
    gained.map(({ id }) => id),
    { credited_at: now },
  )
  await changePayments(
    tx,
    lost.map(({ id }) => id),
    { credited_at: null },
  )
}
