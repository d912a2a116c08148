import { isDeepStrictEqual } from 'node:util'

import {
  addUp,
  asUnits,
  feeOf,
  fromUnits,
  limits,
  subtract,
  sumDecimals,
  toAmount,
  toDecimal,
  zeroAmount,
} from '@sluice/api/contract'
import type { Amount, Decimal, HeldTransfer, PaymentEventType } from '@sluice/api/contract'

import { clearDue, coinDecimals, lockChainState } from '../rails/transferService.ts'
import type { ChainState, Transfer } from '../rails/transferService.ts'
import type { Uses } from '../context.ts'
import type { Tx, UnitOfWork } from '../database/UnitOfWork.ts'
import { acceptedTokens, defaultCurrency, pegOf } from '../rails/networks.ts'
import type { Networks } from '../rails/Rail.ts'
import { post } from '../ledger/ledger.ts'
import type { Balances } from '../ledger/ledger.ts'
import { addLinkReceived, reopenLink } from '../links/linkTotals.ts'
import { readRefundTotals } from '../refunds/refundTotals.ts'
import { queuePaymentMails } from '../notifications/notificationService.ts'
import { uuidv7 } from '../security/random.ts'
import { paymentEvent, queueWebhookEvent } from '../webhooks/eventService.ts'
import {
  countedAmount,
  evaluateTransfers,
  heldReason,
  isAccepted,
  isDust,
  rulesOf,
} from './evaluateTransfers.ts'
import type { Evaluation } from './evaluateTransfers.ts'
import {
  changeBookedTransfers,
  findBookedTransfers,
  insertBookedTransfers,
} from './bookedTransferRepository.ts'
import type { BookedTransfer } from './bookedTransferRepository.ts'
import { changePayment, nextReceiptNumber } from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'
import { homeColumns, homeRateFor } from './homeValue.ts'
import { countedFor } from './quotes.ts'
import { paymentMembers } from './paymentMembers.ts'

function amountOf(booked: readonly BookedTransfer[]): Amount {
  return sumDecimals(booked.map(({ amount }) => amount))
}

function amountIn(transfer: Transfer): Amount {
  return fromUnits(transfer.units, transfer.decimals)
}

/** What makes a transfer in the books and one on its network the same. */
function keyOf({ network, reference, units }: BookedTransfer | Transfer): string {
  return [network, reference, units].join(' ')
}

/** Which tokens a payment accepts, and what an amount of a token counts for, once it is accepted: null for nothing. */
interface Tokens {
  accepted: ReadonlySet<string>
  counted: (asset: string, amount: Amount) => Amount | null
}

function tokensOf(networks: Networks, row: PaymentRow): Tokens {
  return {
    accepted: new Set(acceptedTokens(networks, row)),
    counted: (asset, amount) => countedFor(networks, row, asset, amount),
  }
}

/**
 * Makes the books follow the networks. Returns the transfers that are booked now, whether any was reversed, and how much
 * was credited before.
 */
async function followTransfers(
  tx: Tx,
  row: PaymentRow,
  { transfers }: ChainState,
  { accepted, counted }: Tokens,
  now: Date,
): Promise<{ booked: BookedTransfer[]; isReversed: boolean; creditedBefore: Amount }> {
  const before = await findBookedTransfers(tx, row.id)
  const seen = new Map(transfers.map((transfer) => [keyOf(transfer), transfer]))
  const known = new Set(before.map(keyOf))
  const gone = before.filter((booked) => !seen.has(keyOf(booked)))
  await changeBookedTransfers(
    tx,
    gone.map(({ id }) => id),
    { reversed_at: now },
  )
  // A reorg can move a transfer to a block of another time.
  const moved = before.flatMap((booked) => {
    const transfer = seen.get(keyOf(booked))
    const isMoved = transfer?.isConfirmed && transfer.paid_at.getTime() !== booked.paid_at.getTime()
    return isMoved ? [{ id: booked.id, paid_at: transfer.paid_at }] : []
  })
  for (const { id, paid_at } of moved) await changeBookedTransfers(tx, [id], { paid_at })
  const added = transfers.filter((transfer) => transfer.isConfirmed && !known.has(keyOf(transfer)))
  await insertBookedTransfers(
    tx,
    added.map((transfer) => ({
      ...countedColumns(counted, transfer),
      id: uuidv7(now),
      payment_id: row.id,
      deposit_address: row.deposit_address,
      network: transfer.network,
      reference: transfer.reference,
      hash: transfer.hash,
      asset: transfer.asset,
      units: transfer.units.toString(),
      decimals: transfer.decimals,
      amount: toDecimal(amountIn(transfer)),
      accepted_at: accepted.has(transfer.asset) ? now : null,
      paid_at: transfer.paid_at,
      created_at: now,
    })),
  )
  const isReversed = gone.length > 0 || moved.length > 0
  return {
    booked: isReversed || added.length > 0 ? await findBookedTransfers(tx, row.id) : before,
    isReversed,
    creditedBefore: countedAmount(before.filter(({ credited_at }) => credited_at !== null)),
  }
}

/** What a new transfer counts for. */
function countedColumns(
  counted: Tokens['counted'],
  transfer: Transfer,
): Pick<BookedTransfer, 'is_at_par' | 'counted'> {
  const amount = amountIn(transfer)
  const counts = counted(transfer.asset, amount)
  return {
    is_at_par: counts !== null,
    counted: counts === null || counts === amount ? null : toDecimal(counts),
  }
}

/** The fee on booked transfers of one token. The contract charges it on each network for itself. */
function feeOn(row: PaymentRow, booked: readonly BookedTransfer[]): Amount {
  const networks = [...new Set(booked.map(({ network }) => network))]
  const fees = networks.map((network) => {
    const own = booked.filter((each) => each.network === network)
    const decimals = own[0]?.decimals ?? 0
    const total = addUp(own.map(({ units }) => asUnits(BigInt(units))))
    return fromUnits(feeOf(row, total, decimals), decimals)
  })
  return addUp(fees)
}

/** What contracts have taken as the fee, by the token's symbol. */
function collectedIn({ collected }: ChainState): Map<string, Amount> {
  const sums = new Map<string, Amount>()
  for (const { asset, units, decimals } of collected) {
    sums.set(asset, addUp([sums.get(asset) ?? zeroAmount, fromUnits(units, decimals)]))
  }
  return sums
}

function journalKind(
  status: PaymentRow['status'],
  { isReversed, isRefunded }: { isReversed: boolean; isRefunded: boolean },
) {
  if (isReversed) return 'reversed'
  if (status === 1) return 'credited'
  return isRefunded ? 'refunded' : 'received'
}

/** What each account is to hold of a payment's transfers of one token. */
function balancesOf(
  row: PaymentRow,
  booked: readonly BookedTransfer[],
  credited: readonly BookedTransfer[],
): Balances {
  const refunded = booked.filter(({ refunded_at }) => refunded_at !== null)
  const kept = booked.filter((transfer) => credited.includes(transfer))
  const fee = feeOn(row, [...kept, ...refunded])
  const [confirmed, returned, earned] = [amountOf(booked), amountOf(refunded), amountOf(kept)]
  return {
    customers: subtract(returned, confirmed),
    held: subtract(subtract(confirmed, earned), returned),
    merchant: subtract(earned, fee),
    fees: fee,
  }
}

/** Whether a transfer waits for a decision, or did until a refund made up for it. */
function isHeld(row: PaymentRow, transfer: BookedTransfer): boolean {
  const { credited_at, refunded_at } = transfer
  if (credited_at !== null) return false
  return row.status === -1 || !isAccepted(transfer) || refunded_at !== null
}

type RefundTotals = Awaited<ReturnType<typeof readRefundTotals>>

/**
 * Held money is refunded, oldest first, as far as the refunds that have succeeded in its token go, and waits again if a reorg takes one
 * back. Returns the transfers as they are booked now, and the tokens whose held money refunds are on their way for.
 */
async function followRefunds(
  tx: Tx,
  row: PaymentRow,
  booked: BookedTransfer[],
  totals: RefundTotals,
  now: Date,
): Promise<{ booked: BookedTransfer[]; refunding: Set<string> }> {
  const refunding = new Set<string>()
  let isChanged = false
  for (const [asset, { standing, succeeded }] of totals) {
    const held = booked.filter((each) => each.asset === asset && isHeld(row, each))
    if (toAmount(standing) >= amountOf(held)) refunding.add(asset)
    let left = toAmount(succeeded)
    for (const { id, amount, refunded_at } of held) {
      const rest = subtract(left, toAmount(amount))
      const isRefunded = rest >= 0n
      if (isRefunded) left = rest
      if (isRefunded === (refunded_at !== null)) continue
      isChanged = true
      await changeBookedTransfers(tx, [id], { refunded_at: isRefunded ? now : null })
    }
  }
  return { booked: isChanged ? await findBookedTransfers(tx, row.id) : booked, refunding }
}

/** What refunds have paid back in tokens that count, by what they count for. */
function paidBack(totals: RefundTotals, { counted }: Tokens): Amount {
  return addUp(
    [...totals].map(([asset, { succeeded }]) => counted(asset, toAmount(succeeded)) ?? zeroAmount),
  )
}

/** The transfers that are held and not dust, oldest first. */
function heldTransfers(
  payment: Pick<PaymentRow, 'expires_at' | 'cancelled_at' | 'rules'>,
  evaluation: Evaluation,
  booked: readonly BookedTransfer[],
): HeldTransfer[] {
  return booked.flatMap((transfer): HeldTransfer[] => {
    const reason = heldReason(payment, evaluation, transfer)
    // What is too small to be worth a decision is in the books alone.
    if (!reason || isDust(payment, toAmount(transfer.counted ?? transfer.amount))) return []
    const { hash, network, asset, amount, paid_at, refunded_at } = transfer
    const resolution = refunded_at === null ? null : 'refunded'
    return [
      { hash, network, token: asset, amount, paid_at: paid_at.toISOString(), reason, resolution },
    ]
  })
}

/** Coins that were sent instead of a token, until they are forwarded. They count towards nothing. */
function heldCoins({ coins }: ChainState): HeldTransfer[] {
  return coins
    .filter(({ units, resolution }) => units > 0n && resolution !== 'accepted')
    .map(({ network, coin, units, found_at, resolution }) => ({
      hash: null,
      network,
      token: coin,
      amount: toDecimal(fromUnits(units, coinDecimals)),
      paid_at: found_at.toISOString(),
      reason: 'native_coin',
      resolution: resolution === 'refunded' ? resolution : null,
    }))
}

function differenceOf(one: Decimal, other: Decimal): Amount {
  const difference = subtract(toAmount(one), toAmount(other))
  return difference < 0n ? subtract(toAmount(other), toAmount(one)) : difference
}

/** What waits for the merchant's decision. */
function unresolved({ held }: PaymentRow): HeldTransfer[] {
  return held.filter(({ resolution }) => resolution === null)
}

function heldKey({ network, hash, token, amount, reason }: HeldTransfer): string {
  return [network, hash, token, amount, reason].join(' ')
}

/** Money that is held and was not before. */
function newlyHeld(before: PaymentRow, after: PaymentRow): HeldTransfer[] {
  const known = new Set(unresolved(before).map(heldKey))
  return unresolved(after).filter((each) => !known.has(heldKey(each)))
}

/** Whether credited money has reached the merchant. */
function isForwarded({ status, forwarding }: PaymentRow): boolean {
  return status === 1 && forwarding === 'forwarded'
}

/** The events that tell a merchant's server of a change. `held`: the money that is newly held. */
function eventsFor(
  before: PaymentRow,
  after: PaymentRow,
  held: readonly HeldTransfer[],
): PaymentEventType[] {
  const events: PaymentEventType[] = []
  if (before.status === 1 && after.status !== 1) events.push('payment.reversed')
  if (after.status === 1 && !before.succeeded_at) events.push('payment.paid')
  if (after.status === -1 && before.status !== -1) events.push('payment.failed')
  if (after.state === 'confirming' && before.state !== 'confirming')
    events.push('payment.confirming')
  if (held.length > 0) events.push('payment.held')
  const isChanged =
    after.status !== before.status ||
    after.state !== before.state ||
    !isDust(after, differenceOf(before.received, after.received)) ||
    after.paid_back !== before.paid_back ||
    after.resolution !== before.resolution ||
    !isDeepStrictEqual(after.held, before.held)
  if (isChanged && events.length === 0) events.push('payment.updated')
  if (isForwarded(after) && !isForwarded(before)) events.push('payment.forwarded')
  return events
}

/** What waits for confirmations: those of the transfer that has the longest to wait. */
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
 * Brings a locked payment up to date with its networks: transfers, status, state, ledger, webhook events and mails, all in the
 * caller's database transaction. `changes` are made along the way. Doing it again changes nothing. Returns the new row.
 */
export async function bringUpToDate(
  context: Uses<'networks' | 'rates' | 'vault' | 'publicUrl' | 'now'>,
  unit: UnitOfWork,
  row: PaymentRow,
  changes: Partial<Pick<PaymentRow, 'resolution' | 'cancelled_at'>> = {},
): Promise<PaymentRow> {
  const now = context.now()
  const chain = await lockChainState(unit.tx, context.networks, row.id, {
    now,
    dust: rulesOf(row).dust,
  })
  // The first version's payments were on no chain.
  if (!chain) return row
  const tokens = tokensOf(context.networks, row)
  const followed = await followTransfers(unit.tx, row, chain, tokens, now)
  const { isReversed, creditedBefore } = followed
  const totals = await readRefundTotals(unit.tx, row.id)
  const { booked, refunding } = await followRefunds(unit.tx, row, followed.booked, totals, now)
  const inBooks = new Set(booked.map(keyOf))
  const unconfirmed = chain.transfers.filter(
    (transfer) => tokens.accepted.has(transfer.asset) && !inBooks.has(keyOf(transfer)),
  )
  const countedIn = (transfer: Transfer) =>
    tokens.counted(transfer.asset, amountIn(transfer)) ?? zeroAmount
  // A refund covers what had arrived by then.
  const hasMore = booked.some(
    ({ credited_at, refunded_at }) => credited_at === null && refunded_at === null,
  )
  const isRefunded = row.status === -1 && booked.some(({ refunded_at }) => refunded_at !== null)
  const resolution =
    changes.resolution ??
    (isRefunded && !hasMore
      ? 'refunded'
      : row.resolution === 'refunded' && hasMore
        ? null
        : row.resolution)
  const isOver = chain.clock > row.expires_at
  const cancelled_at = changes.cancelled_at ?? row.cancelled_at
  const payment = { ...row, resolution, cancelled_at }
  const evaluation = evaluateTransfers(
    payment,
    booked,
    unconfirmed.map((transfer) => ({ amount: countedIn(transfer), paid_at: transfer.paid_at })),
    isOver,
  )
  const { status, state, credited } = evaluation
  await markCredited(unit.tx, booked, credited, now)
  const isFirst = status === 1 && row.succeeded_at === null
  const home = isFirst ? await homeColumns(context, unit.tx, row) : {}

  const refunded = booked.filter(({ refunded_at }) => refunded_at !== null)
  const assets = [...new Set(booked.map(({ asset }) => asset))]
  const balances = new Map(
    assets.map((asset) => [
      asset,
      balancesOf(
        row,
        booked.filter((each) => each.asset === asset),
        credited,
      ),
    ]),
  )
  // The fee of tokens that do not count is in the ledger alone.
  const counted = booked.filter((each) => each.is_at_par && isAccepted(each))
  const countedAssets = [...new Set(counted.map(({ asset }) => asset))]
  const feesDue = countedAssets.map((asset) => {
    const own = counted.filter((each) => each.asset === asset)
    return tokens.counted(asset, feeOn(row, own)) ?? zeroAmount
  })
  // Before the receipt and the ledger, because a link that is opened is locked before the merchant's totals.
  if (row.link_id) {
    await addLinkReceived(unit.tx, row.link_id, subtract(countedAmount(credited), creditedBefore))
    // Nobody has paid: the customer can start again.
    if (state === 'expired' && row.state !== 'expired') await reopenLink(unit.tx, row.link_id)
  }
  const receipt_number = isFirst
    ? await nextReceiptNumber(unit.tx, row.user_id)
    : row.receipt_number
  const mainPeg = pegOf(context.networks, defaultCurrency(context.networks))
  const collected = collectedIn(chain)
  const kind = journalKind(status, { isReversed, isRefunded: refunded.length > 0 })
  await post(
    unit.tx,
    {
      kind,
      user_id: row.user_id,
      payment_id: row.id,
      at: now,
      homeOf: (asset) => homeRateFor(context.networks, { ...row, ...home }, asset),
      isInTotal: (asset) => pegOf(context.networks, asset) === mainPeg,
    },
    balances,
    collected,
    new Map([...totals].map(([asset, { succeeded }]) => [asset, toAmount(succeeded)])),
  )

  const held = [...heldTransfers(payment, evaluation, booked), ...heldCoins(chain)].slice(
    -limits.heldMax,
  )
  const latest = chain.transfers.at(-1)
  const update = {
    status,
    state,
    resolution,
    cancelled_at,
    fee_due: toDecimal(addUp(feesDue)),
    fee_collected: toDecimal(
      addUp(
        countedAssets.map(
          (asset) => tokens.counted(asset, collected.get(asset) ?? zeroAmount) ?? zeroAmount,
        ),
      ),
    ),
    refunded: toDecimal(countedAmount(refunded)),
    paid_back: toDecimal(paidBack(totals, tokens)),
    received: toDecimal(addUp([countedAmount(booked), ...unconfirmed.map(countedIn)])),
    held,
    needs_resolution: held.some((each) => each.resolution === null && !refunding.has(each.token)),
    ...confirmationsOf(unconfirmed),
    network: latest?.network ?? row.network,
    hash: latest?.hash ?? null,
    forwarding: chain.forwarding,
    forwarding_hash: chain.forwarding_hash,
    succeeded_at: status === 1 ? (row.succeeded_at ?? now) : row.succeeded_at,
    receipt_number,
    ended_at: status === 0 ? null : (row.ended_at ?? now),
    ...home,
  }
  await changePayment(unit.tx, row.id, update)
  const current = { ...row, ...update }
  const newHeld = newlyHeld(row, current)
  const types = eventsFor(row, current, newHeld)
  if (types.length > 0) {
    const shown = paymentMembers(context, current)
    for (const type of types) {
      await queueWebhookEvent(context, unit, row.user_id, paymentEvent(type, shown))
    }
    const news = { types, payment: shown, held: newHeld }
    await queuePaymentMails(context, unit, row.user_id, news)
  }
  await clearDue(unit.tx, chain.done)
  if (!isDeepStrictEqual(row, current)) unit.emit(`payment ${row.id}`)
  return current
}

/** Marks which transfers are credited. */
async function markCredited(
  tx: Tx,
  booked: BookedTransfer[],
  credited: readonly BookedTransfer[],
  now: Date,
): Promise<void> {
  const gained = credited.filter(({ credited_at }) => credited_at === null)
  const lost = booked.filter(
    (transfer) => transfer.credited_at !== null && !credited.includes(transfer),
  )
  await changeBookedTransfers(
    tx,
    gained.map(({ id }) => id),
    { credited_at: now },
  )
  await changeBookedTransfers(
    tx,
    lost.map(({ id }) => id),
    { credited_at: null },
  )
}
