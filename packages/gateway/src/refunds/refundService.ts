import {
  asAmount,
  currencyDecimals,
  fromUnits,
  limits,
  plainDecimal,
  roundUp,
  subtract,
  toAmount,
  toDecimal,
  toUnits,
  withPrefix,
  zeroAmount,
} from '@sluice/api/contract'
import type {
  Amount,
  CreateRefundRequest,
  Decimal,
  ListRefundsQuery,
  MerchantId,
  PaymentId,
  Refund,
  Refundable,
  RefundId,
  RefundList,
} from '@sluice/api/contract'
import { randomUUID } from 'node:crypto'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { bringUpToDate } from '../payments/bringUpToDate.ts'
import { amountInPeg, neededOf, rateOf } from '../payments/quotes.ts'
import { lockMerchantPayment, readPaymentRow } from '../payments/paymentService.ts'
import type { PaymentRow } from '../payments/paymentService.ts'
import { pegOf } from '../rails/networks.ts'
import type { Network, Networks } from '../rails/Rail.ts'
import { titleOf } from '../rails/paymentNetworks.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { currentRate } from '../rates/currentRate.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { lockRefundOf } from './followRefunds.ts'
import { toRefund } from './refundMembers.ts'
import { tellOfRefund } from './refundNews.ts'
import {
  changeRefund,
  countRefunds,
  findReceived,
  findRefund,
  findRefunds,
  insertRefund,
  sumRefunds,
} from './refundRepository.ts'
import type { RefundRow } from './refundRepository.ts'

/** What is left to refund of a payment in one token. */
interface Left {
  asset: string
  /** The network that most of it came on. */
  network: string
  received: Amount
  left: Amount
}

async function readLeft(db: Reader, id: PaymentId): Promise<Left[]> {
  const sums = await sumRefunds(db, id)
  return (await findReceived(db, id)).map(({ asset, network, amount }) => {
    const received = toAmount(amount)
    const left = subtract(received, toAmount(sums.get(asset)?.standing ?? '0'))
    return { asset, network, received, left: left > 0n ? left : zeroAmount }
  })
}

/** The networks that a token can be sent on, the one with a name first. */
function networksOf({ list }: Networks, asset: string, first: string): Network[] {
  return list
    .filter(({ tokens }) => tokens.some(({ symbol }) => symbol === asset))
    .toSorted((a, b) => Number(b.name === first) - Number(a.name === first))
}

/** What is more than a payment asked for, in a token that it received. Null if it is not overpaid. */
function excessOf(
  networks: Networks,
  row: PaymentRow,
  { received, left, asset }: Left,
  latest: string,
): Decimal | null {
  if (row.state !== 'overpaid' || asset !== latest) return null
  const surplus = subtract(toAmount(row.received), toAmount(row.amount))
  const more = surplus > 0n ? neededOf(networks, row, asset, surplus) : null
  if (more === null) return null
  // Less what refunds are of already.
  const excess = subtract(more, subtract(received, left))
  if (excess <= 0n) return null
  return toDecimal(excess < left ? excess : left)
}

/** What a payment received in each token, and what of it can be refunded. Fails with `not_found`. */
export async function readRefundable(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<Refundable[]> {
  const { db } = context.database
  const row = await readPaymentRow(context, userId, id)
  const all = await readLeft(db, id)
  const latest = all[0]?.asset ?? ''
  return Promise.all(
    all.map(async (each) => {
      const peg = pegOf(context.networks, each.asset)
      const currency = row.price_currency
      const today = currency === null ? null : await currentRate(context, { peg, currency })
      return {
        currency: each.asset,
        received: toDecimal(each.received),
        refundable: toDecimal(each.left),
        excess: excessOf(context.networks, row, each, latest),
        networks: networksOf(context.networks, each.asset, each.network).map((network) => ({
          name: network.name,
          title: titleOf(network),
        })),
        rates: {
          payment: rateOf(context.networks, row, each.asset),
          today: today && toDecimal(today.rate),
        },
      }
    }),
  )
}

/** An amount that can be sent, which has no more decimals than its token. */
function roundDown(amount: Amount, decimals: number): Amount {
  return fromUnits(toUnits(amount, decimals), decimals)
}

/** What is to be refunded in a token, and what the merchant typed if that was in another currency. */
async function amountOf(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  row: PaymentRow,
  { asset, left }: Left,
  decimals: number,
  { amount, currency = asset, rate: kind }: CreateRefundRequest,
): Promise<{ amount: Amount; price: { amount: Decimal; currency: string } | null }> {
  if (amount === undefined) return { amount: roundDown(left, decimals), price: null }
  const typed = toAmount(amount)
  if (currency === asset) {
    if (roundUp(typed, decimals) !== typed) {
      throw fieldFailure('amount', `must have at most ${decimals} decimals`)
    }
    return { amount: typed, price: null }
  }
  const ofPrice = row.price_currency ?? row.currency
  const peg = pegOf(context.networks, asset)
  const quoted = amountInPeg(context.networks, row, peg)
  if (currency !== ofPrice || (row.price_currency === null && quoted === null)) {
    throw fieldFailure('currency', `must be ${[...new Set([asset, ofPrice])].join(' or ')}`)
  }
  const price = { amount: toDecimal(typed), currency }
  if (row.price_currency === null) return { amount: roundDown(typed, decimals), price }
  if (roundUp(typed, currencyDecimals(currency)) !== typed) {
    const places = currencyDecimals(currency)
    throw fieldFailure('amount', `must have at most ${places} decimals, as ${currency} has`)
  }
  const rate = rateOf(context.networks, row, asset)
  if (kind === 'payment' && quoted !== null && rate !== null) {
    // All of the price is what its quote was.
    if (row.price_amount !== null && typed === toAmount(row.price_amount)) {
      return { amount: quoted, price }
    }
    return { amount: exchange(typed, toAmount(rate), decimals), price }
  }
  const today = await currentRate(context, { peg, currency })
  if (!today) {
    throw new Failure('rate_unavailable', { retryAfter: context.rates.refreshSeconds })
  }
  return { amount: exchange(typed, today.rate, decimals), price }
}

/** What a price comes to in tokens, rounded down: never more than was received. */
function exchange(price: Amount, rate: Amount, decimals: number): Amount {
  return roundDown(asAmount((price * toAmount('1')) / rate), decimals)
}

/**
 * Creates a refund of a payment that received money, and mails its claim link if there is an email. Fails with `not_found`, with
 * `nothing_to_refund`, with `rate_unavailable`, with `too_many_requests`, and with `validation_failed` for what can't be refunded.
 */
export async function createRefund(
  context: Uses<
    'settings' | 'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'
  >,
  userId: MerchantId,
  request: CreateRefundRequest,
): Promise<Refund> {
  const { payment_id, reason, customer_email, metadata } = request
  if (customer_email !== '') await consume(context, 'customerMailsByMerchant', userId)
  return context.database.unitOfWork(async (unit) => {
    const { tx } = unit
    // The lock lets parallel refunds of a payment see one another.
    const locked = isUuid(payment_id) ? await lockMerchantPayment(tx, userId, payment_id) : null
    if (!locked) throw new Failure('not_found')
    // Decided by what the networks say now, not by what they said at the last look.
    const row = await bringUpToDate(context, unit, locked)
    const left = await readLeft(tx, payment_id)
    if (left.every((each) => each.left === 0n)) throw new Failure('nothing_to_refund')
    const chosen = chooseToken(left, request)
    const { network, decimals } = chooseNetwork(context.networks, chosen, request)
    const { amount, price } = await amountOf(context, row, chosen, decimals, request)
    if (amount <= 0n) throw fieldFailure('amount', 'is too small')
    if (amount > chosen.left) {
      throw fieldFailure(
        'amount',
        `must be at most ${plainDecimal(toDecimal(chosen.left))} ${chosen.asset}`,
      )
    }
    const now = context.now()
    const refund = await insertRefund(tx, {
      id: uuidv7(now),
      user_id: userId,
      payment_id,
      claim: randomUUID(),
      state: 'created',
      asset: chosen.asset,
      network: network.name,
      amount: toDecimal(amount),
      units: toUnits(amount, decimals),
      decimals,
      price_amount: price && price.amount,
      price_currency: price && price.currency,
      reason,
      customer_email,
      metadata,
      created_at: now,
      expires_at: new Date(now.getTime() + limits.refundClaimDays * 86_400_000),
    })
    await recordRefund(context, unit, refund, 'refund_created')
    // What is held for the customer waits for no decision any more.
    await bringUpToDate(context, unit, row)
    await tellOfRefund(context, unit, refund, 'refund.created')
    return toRefund(context, tx, refund)
  })
}

/** The token to refund: the one that is named, or the one with most left. */
function chooseToken(left: readonly Left[], { token, currency }: CreateRefundRequest): Left {
  const wanted = token ?? left.find(({ asset }) => asset === currency)?.asset
  if (wanted === undefined) {
    return left.reduce((one, other) => (other.left > one.left ? other : one))
  }
  const found = left.find(({ asset }) => asset === wanted)
  if (!found) {
    const received = left.map(({ asset }) => asset).join(' or ')
    throw fieldFailure('token', `must be what the payment received: ${received}`)
  }
  return found
}

/** The network to send it on, and the decimals of the token there. */
function chooseNetwork(
  networks: Networks,
  { asset, network: from }: Left,
  { network: wanted }: CreateRefundRequest,
): { network: Network; decimals: number } {
  const possible = networksOf(networks, asset, from)
  const network = wanted === undefined ? possible[0] : possible.find(({ name }) => name === wanted)
  const token = network?.tokens.find(({ symbol }) => symbol === asset)
  if (!network || !token) {
    const names = possible.map(({ name }) => name).join(', ')
    throw fieldFailure('network', `must be one with ${asset}: ${names}`)
  }
  return { network, decimals: token.decimals }
}

export async function recordRefund(
  context: Uses<'now' | 'origin'>,
  { tx }: UnitOfWork,
  { id, user_id, payment_id, amount, asset }: RefundRow,
  action: 'refund_created' | 'refund_claimed' | 'refund_paid' | 'refund_cancelled',
): Promise<void> {
  const detail = {
    refund_id: withPrefix('refund', id),
    payment_id,
    amount: `${plainDecimal(amount)} ${asset}`,
  }
  await recordAudit(context, tx, { user_id, action, detail })
}

/** A merchant's refund. Fails with `not_found`. */
export async function readRefundRow(
  { database }: Uses<'database'>,
  userId: MerchantId,
  id: RefundId,
): Promise<RefundRow> {
  const row = isUuid(id) ? await findRefund(database.db, userId, id) : null
  if (!row) throw new Failure('not_found')
  return row
}

/** A merchant's refund as it stands. Fails with `not_found`. */
export async function readRefund(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
  id: RefundId,
): Promise<Refund> {
  return toRefund(context, context.database.db, await readRefundRow(context, userId, id))
}

/** How many refunds wait for the merchant to pay them. */
export function countClaimed({ database }: Uses<'database'>, userId: MerchantId): Promise<number> {
  return countRefunds(database.db, userId, 'claimed')
}

/** A page of a merchant's refunds, newest first. Fails with `not_found` if the cursor or the payment is not the merchant's. */
export async function listRefunds(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
  { payment_id, state, cursor, limit }: ListRefundsQuery,
): Promise<RefundList> {
  const { db } = context.database
  if (cursor !== undefined) await readRefundRow(context, userId, cursor)
  if (payment_id !== undefined) await readPaymentRow(context, userId, payment_id)
  const found = { payment_id, state, before: cursor, limit: limit + 1 }
  const rows = await findRefunds(db, userId, found)
  const page = rows.slice(0, limit)
  const data: Refund[] = []
  for (const row of page) data.push(await toRefund(context, db, row))
  const has_more = rows.length > limit
  return {
    object: 'list',
    data,
    has_more,
    next_cursor: has_more ? (data.at(-1)?.id ?? null) : null,
  }
}

/** Withdraws a refund that is not paid. Repeating it changes nothing. Fails with `not_found`, or with `refund_closed`. */
export async function cancelRefund(
  context: Uses<'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: RefundId,
): Promise<Refund> {
  await readRefundRow(context, userId, id)
  return context.database.unitOfWork(async (unit) => {
    const locked = await lockRefundOf(unit, id)
    if (!locked) throw new Failure('not_found')
    const { refund, payment } = locked
    if (refund.state === 'cancelled') return toRefund(context, unit.tx, refund)
    const isOpen =
      refund.state === 'claimed' ||
      (refund.state === 'created' && refund.expires_at > context.now())
    if (!isOpen) throw new Failure('refund_closed')
    const current = await changeRefund(unit.tx, id, { state: 'cancelled' })
    await recordRefund(context, unit, current, 'refund_cancelled')
    await bringUpToDate(context, unit, payment)
    await tellOfRefund(context, unit, current, 'refund.cancelled')
    return toRefund(context, unit.tx, current)
  })
}
