import {
  feeOf,
  feeTermsFor,
  paymentTextsSchema,
  roundUp,
  toAmount,
  toDecimal,
  toUnits,
  withCreatedAliases,
  withListedAliases,
} from '@sluice/api/contract'
import type {
  CounterDeviceId,
  CreatePaymentRequest,
  CreatePaymentResponse,
  Decimal,
  MerchantId,
  Payment,
  PaymentId,
  PaymentLinkId,
  PaymentRules,
  PaymentSource,
  PaymentStatusResponse,
  SearchPaymentsQuery,
  Tariff,
} from '@sluice/api/contract'
import * as v from 'valibot'

import { depositFor } from '../rails/transferService.ts'
import { decimalsOf, listedTokens, parseAddress, pegOf, tokensAtPar } from '../rails/networks.ts'
import type { Networks } from '../rails/Rail.ts'
import { leastOrder, paymentNetworks } from '../rails/paymentNetworks.ts'
import type { CurrentRate } from '../rates/currentRate.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { ownsLink } from '../links/linkTotals.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { firstInstant, lastInstant } from './dateRange.ts'
import { leastPaid } from './evaluateTransfers.ts'
import { findHeldPayments, findPayments, type PaymentFilter } from './listingRepository.ts'
import { searchPayments } from './searchRepository.ts'
import { policyIn, rulesIn } from './paymentPolicy.ts'
import { parseSearch } from './searchTerms.ts'
import { countPaymentRows, findPayee, findPayment, insertPayment } from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

export { findPayment, lockMerchantPayment, lockPayment } from './paymentRepository.ts'
export type { PaymentRow } from './paymentRepository.ts'
import { currenciesFor, exchanged, inWords, priceColumns, secondsToPay } from './price.ts'
import type { PriceCurrency } from './price.ts'
import { paymentMembers, unpaid } from './paymentMembers.ts'

/** Where a payment comes from. */
export interface PaymentOrigin {
  created_by: PaymentSource
  /** The payment link, if it was made by one. */
  link_id: PaymentLinkId | null
  /** The counter device, if it was made by one. */
  device_id?: CounterDeviceId | null
}

const fromApi: PaymentOrigin = { created_by: 'api', link_id: null }

/**
 * The tokens that a request restricts a payment to, or else the merchant, or null. Fails with `validation_failed` for one that the price can't be paid
 * in.
 */
function restrictedTokens(
  networks: Networks,
  ways: readonly PriceCurrency[],
  requested: readonly string[] | undefined,
  preferred: readonly string[] | null,
): string[] | null {
  const payable = ways.flatMap(({ token }) => tokensAtPar(networks, token))
  if (requested === undefined) {
    const chosen = preferred?.filter((symbol) => payable.includes(symbol)) ?? []
    return chosen.length > 0 ? chosen : null
  }
  if (requested.some((symbol) => !payable.includes(symbol))) {
    throw fieldFailure('accepted_tokens', `must be some of ${payable.join(', ')}`)
  }
  return [...new Set(requested)]
}

/** What a payment created now is subject to. */
interface PaymentTerms {
  /** The merchant's payout wallet. */
  merchant: string
  second_wallet: string | null
  /** The token that the amount due is in. */
  currency: string
  /** What it is exchanged at, if the price is not in a token. */
  rate: CurrentRate | null
  /** The other ways to pay it: in tokens that follow other currencies. */
  others: CurrentRate[]
  /** Null: all that follow the same currency. */
  accepted_tokens: string[] | null
  /** What the merchant values payments in. */
  home_currency: string
  rules: PaymentRules
  terms: Tariff
}

/**
 * The terms of a payment created now. Fails with `wallet_required` if the merchant has no payout wallet, and with
 * `validation_failed` for an unknown currency.
 */
export async function termsFor(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  userId: MerchantId,
  request: Partial<Pick<CreatePaymentRequest, 'currency' | 'accepted_tokens'>>,
): Promise<PaymentTerms> {
  const payee = await findPayee(context.database.db, userId, context.now())
  // Wallets from before only addresses were accepted may be any text.
  const merchant = parseAddress(context.networks, payee.payout_wallet)
  if (!merchant) throw new Failure('wallet_required')
  const { accepted_tokens, spread_percent, home_currency } = policyIn(payee.policy)
  const { networks } = context
  const ways = await currenciesFor(context, request.currency, spread_percent)
  const restricted = restrictedTokens(networks, ways, request.accepted_tokens, accepted_tokens)
  const [first, ...others] = ways.filter(
    ({ token }) =>
      restricted === null ||
      tokensAtPar(networks, token).some((symbol) => restricted.includes(symbol)),
  )
  if (!first) throw new Error('A restriction leaves at least one of the tokens')
  return {
    merchant,
    second_wallet: payee.second_wallet,
    currency: first.token,
    rate: first.rate,
    others: others.flatMap(({ rate }) => rate ?? []),
    accepted_tokens: restricted,
    home_currency,
    rules: rulesIn(payee.policy),
    terms: feeTermsFor(payee.created_at, context.now()),
  }
}

/**
 * What has to be paid for a price, rounded up to what the tokens can express. Fails with `validation_failed` if the fee would take all of
 * it.
 */
export function amountDue(
  { networks }: Uses<'networks'>,
  { terms, rate, ...tokens }: Pick<PaymentTerms, 'currency' | 'rate' | 'accepted_tokens' | 'terms'>,
  price: Decimal,
): Decimal {
  const accepted = payableTokens(networks, tokens.currency, tokens.accepted_tokens)
  const decimals = decimalsOf(networks, accepted)
  const due = roundUp(toAmount(rate ? exchanged(price, rate) : price), decimals)
  const least = toAmount(leastOrder(networks, { currency: tokens.currency, accepted }))
  if (due < least) throw fieldFailure('amount', `must be at least ${inWords(least, rate)}`)
  const units = toUnits(due, decimals)
  if (feeOf({ ...terms, fee_from: toDecimal(due) }, units, decimals) >= units) {
    const fee = inWords(toAmount(terms.min_fee), rate)
    throw fieldFailure('amount', `must be more than the minimum fee of ${fee}`)
  }
  return toDecimal(due)
}

/** The tokens that count one to one with a token, without those that a payment is restricted from. */
export function payableTokens(
  networks: Networks,
  token: string,
  restricted: readonly string[] | null,
): string[] {
  return tokensAtPar(networks, token).filter((symbol) => restricted?.includes(symbol) ?? true)
}

/** What a price comes to in the tokens that follow other currencies than that of the amount. */
export function otherQuotes(
  { networks }: Uses<'networks'>,
  { others, accepted_tokens }: Pick<PaymentTerms, 'others' | 'accepted_tokens'>,
  price: Decimal,
): PaymentRow['other_quotes'] {
  return others.map((rate) => {
    const followers = listedTokens(networks).filter(
      (symbol) =>
        pegOf(networks, symbol) === rate.peg && (accepted_tokens?.includes(symbol) ?? true),
    )
    const decimals = decimalsOf(networks, followers)
    return {
      peg: rate.peg,
      amount: toDecimal(roundUp(toAmount(exchanged(price, rate)), decimals)),
      rate: toDecimal(rate.rate),
      source: rate.sources.join(', '),
      quoted_at: rate.at.toISOString(),
    }
  })
}

/** Refuses http where it is not only on this machine: outside of the sandbox. */
export function checkReturnUrl(
  { settings }: Uses<'settings'>,
  return_url: string | undefined,
): void {
  if (return_url?.startsWith('http:') && settings.mode !== 'sandbox') {
    throw fieldFailure('return_url', 'return_url must be an https URL without credentials')
  }
}

/**
 * Creates a payment. Its amount is rounded up to what the currency can express, and its fee terms are fixed. Fails with
 * `validation_failed` if the fee would take the whole amount, with `wallet_required` if the merchant has no payout wallet, and as
 * `check` does, in the transaction that stores it.
 */
export async function createPayment(
  context: Uses<'settings' | 'database' | 'networks' | 'rates' | 'publicUrl' | 'now'>,
  userId: MerchantId,
  { amount, return_url, ...request }: CreatePaymentRequest,
  origin: PaymentOrigin = fromApi,
  check?: (tx: Tx) => Promise<void>,
): Promise<CreatePaymentResponse> {
  const now = context.now()
  const id = uuidv7(now)
  const { networks } = context
  const given = await termsFor(context, userId, request)
  const { merchant, second_wallet, currency, rate, accepted_tokens, rules, terms } = given
  const due = amountDue(context, given, amount)
  const other_quotes = otherQuotes(context, given, amount)
  checkReturnUrl(context, return_url)
  const seconds = secondsToPay(context, request.expires_in, rate)
  const expiresAt = new Date(now.getTime() + seconds * 1_000)
  // One total for the tokens of all quotes: that of the smallest.
  const least = [due, ...other_quotes.map((quote) => quote.amount)]
    .map((quoted) => leastPaid(toAmount(quoted), rules))
    .reduce((one, other) => (other < one ? other : one))
  const fee = { ...terms, fee_from: toDecimal(least) }
  const deposit = depositFor(networks, {
    ...fee,
    id,
    currency,
    merchant,
    second_wallet,
    expires_at: expiresAt,
  })
  const payment = {
    id,
    currency,
    accepted_tokens,
    rules,
    amount: due,
    ...priceColumns(amount, rate),
    other_quotes,
    ...v.parse(paymentTextsSchema, request),
    return_url: return_url ?? null,
    expires_at: expiresAt,
  }
  const row = { ...fee, ...deposit, ...payment, ...origin, user_id: userId, now }
  const created_at = await context.database.unitOfWork(async ({ tx }) => {
    await check?.(tx)
    return insertPayment(tx, row)
  })
  const shown = paymentMembers(context, {
    ...unpaid,
    ...payment,
    deposit_address: deposit.address,
    created_at,
  })
  return { ...withCreatedAliases(shown), networks: await paymentNetworks(context, shown) }
}

/** A merchant's payment. Fails with `not_found`, also for another merchant's. */
export async function readPaymentRow(
  { database }: Uses<'database'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<PaymentRow> {
  const row = isUuid(id) ? await findPayment(database.db, userId, id) : null
  if (!row) throw new Failure('not_found')
  return row
}

/** The status of a merchant's payment. Fails with `not_found`, also for another merchant's. */
export async function readPaymentStatus(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<PaymentStatusResponse> {
  return paymentMembers(context, await readPaymentRow(context, userId, id))
}

/** The number of the merchant's payments. */
export function countMerchantPayments(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<number> {
  return countPaymentRows(context.database.db, userId)
}

/** A page of payments. */
export interface PaymentPage {
  payments: Payment[]
  /** The cursor of the next page. Null if there is none. */
  next: string | null
}

/**
 * A page of the merchant's payments, newest first. Fails with `not_found` if the cursor is not one of them, or the link not
 * one of the merchant's.
 */
export async function listMerchantPayments(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: MerchantId,
  query: SearchPaymentsQuery & { device_id?: CounterDeviceId },
): Promise<PaymentPage> {
  const { cursor, link_id, limit } = query
  if (cursor !== undefined && !isUuid(cursor)) throw new Failure('not_found')
  const { db } = context.database
  if (link_id !== undefined && !(await ownsLink(db, userId, link_id))) {
    throw new Failure('not_found')
  }
  const filter = {
    skip: cursor === undefined ? (query.page - 1) * limit : 0,
    // One more shows whether there are more.
    take: limit + 1,
    status: query.status,
    transaction_type: query.transaction_type,
    state: query.state,
    network: query.network,
    currency: query.currency,
    created_by: query.created_by,
    from: query.from_date === undefined ? undefined : firstInstant(query.from_date),
    to: query.to_date === undefined ? undefined : lastInstant(query.to_date),
    link_id,
    device_id: query.device_id,
    cursor,
  }
  const rows =
    query.search === undefined
      ? await findPayments(db, userId, filter)
      : await searchPayments(db, userId, parseSearch(context.networks, query.search), filter)
  // An empty page after a cursor is the end, or the cursor is unknown.
  const isEnd = rows.length > 0 || cursor === undefined
  if (!isEnd && !(await findPayment(db, userId, cursor))) throw new Failure('not_found')
  const page = rows.slice(0, limit)
  return {
    payments: page.map((row) => toPayment(context, row)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

function toPayment(context: Uses<'networks' | 'publicUrl'>, row: PaymentRow): Payment {
  const { user_id, transaction_type, created_by } = row
  return {
    ...withListedAliases(paymentMembers(context, row)),
    user_id,
    transaction_type,
    created_by,
  }
}

/** The merchant's newest payments that hold money. */
export async function listHeldPayments(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: MerchantId,
  limit: number,
): Promise<Payment[]> {
  const rows = await findHeldPayments(context.database.db, userId, limit)
  return rows.map((row) => toPayment(context, row))
}

/** Whether the merchant has a payment of this kind. */
export async function hasPayment(
  context: Uses<'database'>,
  userId: MerchantId,
  kind: Pick<PaymentFilter, 'status' | 'created_by'>,
): Promise<boolean> {
  const filter = { ...kind, skip: 0, take: 1 }
  return (await findPayments(context.database.db, userId, filter)).length > 0
}
