import {
  paymentTextsSchema,
  toAmount,
  toDecimal,
  withCreatedAliases,
  withListedAliases,
} from '@sluice/api/contract'
import type {
  CounterDeviceId,
  CreatePaymentRequest,
  CreatePaymentResponse,
  MerchantId,
  Payment,
  PaymentId,
  PaymentLinkId,
  PaymentSource,
  PaymentStatusResponse,
  SearchPaymentsQuery,
} from '@sluice/api/contract'
import * as v from 'valibot'

import { depositFor } from '../rails/transferService.ts'
import { paymentNetworks } from '../rails/paymentNetworks.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { ownsLink } from '../links/linkTotals.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { firstInstant, lastInstant } from './dateRange.ts'
import { leastPaid } from './evaluateTransfers.ts'
import { findHeldPayments, findPayments, type PaymentFilter } from './listingRepository.ts'
import { searchPayments } from './searchRepository.ts'
import { amountDue, otherQuotes, termsFor } from './paymentTerms.ts'
import { parseSearch } from './searchTerms.ts'
import { countPaymentRows, findPayment, insertPayment } from './paymentRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

export { findPayment, lockMerchantPayment, lockPayment } from './paymentRepository.ts'
export type { PaymentRow } from './paymentRepository.ts'
import { priceColumns, secondsToPay } from './price.ts'
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
