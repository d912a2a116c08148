import type {
  CreateTransactionRequest,
  CreateTransactionResponse,
  ListTransactionsQuery,
  Transaction,
  TransactionStatusResponse,
} from '@sluice/api/contract'

import { depositFor } from '../chain/chainService.ts'
import { toChecksumAddress } from '../chain/evmAddress.ts'
import { decimalsOf, defaultCurrency } from '../chain/networks.ts'
import type { GatewayContext } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { calculateFee, feeTermsFor, roundUp, toDecimal, toUnits } from '../ledger/money.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { firstInstant, lastInstant } from './dateRange.ts'
import { findTransactions } from './listingRepository.ts'
import {
  countTransactionRows,
  findPayee,
  findTransaction,
  insertTransaction,
} from './transactionRepository.ts'
import type { TransactionRow } from './transactionRepository.ts'

/** The value of `created_by` for transactions created through the public API. */
const createdByApi = 'api'

const zero = toDecimal(0n)

/** The amounts and state of a transaction as the API shows them. */
export function balanceOf(
  row: Pick<
    TransactionRow,
    | 'amount'
    | 'currency'
    | 'network'
    | 'status'
    | 'state'
    | 'received'
    | 'refunded'
    | 'fee'
    | 'resolution'
    | 'confirmations'
    | 'required_confirmations'
    | 'settlement'
    | 'settlement_hash'
  >,
) {
  const { status, state, received, refunded, fee } = row
  const isShort = status === 0 || state === 'underpaid'
  const missing = isShort ? toUnits(row.amount) - toUnits(received) : 0n
  return {
    state,
    currency: row.currency,
    network: row.network || null,
    received,
    fee,
    net: status === 1 ? toDecimal(toUnits(received) - toUnits(refunded) - toUnits(fee)) : zero,
    remaining: missing > 0n ? toDecimal(missing) : zero,
    resolution: row.resolution,
    confirmations: row.confirmations,
    required_confirmations: row.required_confirmations,
    settlement: row.settlement,
    settlement_hash: row.settlement_hash,
  }
}

/**
 * Creates a payment. Its amount is rounded up to what the currency can express, and its fee terms are fixed. Fails with
 * `validation_failed` if the fee would take the whole amount, and with `wallet_required` if the merchant has no payout wallet.
 */
export async function createMerchantTransaction(
  context: GatewayContext,
  userId: string,
  { amount, metadata }: CreateTransactionRequest,
): Promise<CreateTransactionResponse> {
  const now = context.now()
  const id = uuidv7(now)
  const { db } = context.database
  const { networks, settings } = context
  const payee = await findPayee(db, userId)
  // Wallets from before only addresses were accepted may be any text.
  const merchant = toChecksumAddress(payee.wallet_id)
  if (!merchant) throw new Failure('wallet_required')
  const currency = defaultCurrency(networks)
  const due = roundUp(toUnits(amount), decimalsOf(networks, currency))
  const terms = feeTermsFor(payee.created_at, now)
  if (calculateFee(terms, due) >= due) {
    throw fieldFailure('amount', `must be more than the minimum fee of ${terms.min_fee}`)
  }
  const expiresAt = new Date(now.getTime() + settings.payment_minutes * 60_000)
  const deposit = depositFor(networks, { ...terms, id, merchant, expires_at: expiresAt })
  await insertTransaction(db, {
    ...terms,
    ...deposit,
    id,
    user_id: userId,
    currency,
    amount: toDecimal(due),
    created_by: createdByApi,
    meta: metadata,
    expires_at: expiresAt,
    now,
  })
  return { wallet_id: deposit.address, expiry: expiresAt.toISOString(), transaction_id: id }
}

/** The status of a merchant's transaction. Fails with `not_found`, also for another merchant's. */
export async function readTransactionStatus(
  context: GatewayContext,
  userId: string,
  id: string,
): Promise<TransactionStatusResponse> {
  const row = isUuid(id) ? await findTransaction(context.database.db, userId, id) : null
  if (!row) throw new Failure('not_found')
  const { status, amount, meta } = row
  return { id: row.id, status, amount, metadata: meta, ...balanceOf(row) }
}

/** The number of the merchant's transactions. */
export function countMerchantTransactions(
  context: GatewayContext,
  userId: string,
): Promise<number> {
  return countTransactionRows(context.database.db, userId)
}

/** A page of the merchant's transactions, newest first. Fails with `not_found` if the cursor is not one of them. */
export async function listMerchantTransactions(
  context: GatewayContext,
  userId: string,
  query: ListTransactionsQuery,
): Promise<Transaction[]> {
  const { cursor } = query
  if (cursor !== undefined && !isUuid(cursor)) throw new Failure('not_found')
  const { db } = context.database
  const rows = await findTransactions(db, userId, {
    skip: cursor === undefined ? (query.page - 1) * query.limit : 0,
    take: query.limit,
    status: query.status,
    transaction_type: query.transaction_type,
    from: query.from_date === undefined ? undefined : firstInstant(query.from_date),
    to: query.to_date === undefined ? undefined : lastInstant(query.to_date),
    cursor,
  })
  // An empty page after a cursor is the end, or the cursor is unknown.
  const isEnd = rows.length > 0 || cursor === undefined
  if (!isEnd && !(await findTransaction(db, userId, cursor))) throw new Failure('not_found')
  return rows.map(({ refunded, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    ...balanceOf({ ...row, refunded }),
  }))
}
