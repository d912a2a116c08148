import type {
  CreateTransactionResponse,
  ListTransactionsQuery,
  Transaction,
  TransactionStatusResponse,
} from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid, uuidv7 } from '../security/uuidv7.ts'
import { findTransactions } from './listingRepository.ts'
import type { ListedTransaction } from './listingRepository.ts'
import { firstInstant, lastInstant } from './dateRange.ts'
import {
  countTransactionRows,
  findTransaction,
  insertTransaction,
  takeNextNumber,
} from './transactionRepository.ts'

/** What `created_by` says of a transaction that came through the public API. */
const createdByApi = 'api'

function toAnswer(row: ListedTransaction): Transaction {
  return { ...row, created_at: row.created_at.toISOString() }
}

/** A payment that is asked for, with the address to pay to; nothing is written yet. */
export interface PreparedTransaction {
  id: string
  wallet_id: string
}

/** Gets the address, which may mean asking a network: not something to do while books are locked. */
export async function prepareTransaction(
  context: GatewayContext,
  amount: string,
): Promise<PreparedTransaction> {
  const id = uuidv7(context.now())
  return { id, wallet_id: await context.network.createAddress({ id, amount }) }
}

/** Writes a prepared transaction down. */
export async function writeTransaction(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  prepared: PreparedTransaction,
  request: { amount: string; metadata: string },
): Promise<CreateTransactionResponse> {
  const now = context.now()
  const expiry = new Date(now.getTime() + context.settings.payment_minutes * 60_000)
  const number = await takeNextNumber(tx, userId, now)
  await insertTransaction(tx, {
    ...prepared,
    ...number,
    user_id: userId,
    network: context.network.name,
    amount: request.amount,
    created_by: createdByApi,
    meta: request.metadata,
    from_type: context.network.name,
    expires_at: expiry,
  })
  return {
    wallet_id: prepared.wallet_id,
    expiry: expiry.toISOString(),
    transaction_id: prepared.id,
  }
}

/** Asks for a payment. */
export async function createMerchantTransaction(
  context: GatewayContext,
  userId: string,
  request: { amount: string; metadata: string },
): Promise<CreateTransactionResponse> {
  const prepared = await prepareTransaction(context, request.amount)
  return context.database.transaction((tx) =>
    writeTransaction(context, tx, userId, prepared, request),
  )
}

/** How a merchant's transaction stands. Fails with `not_found`, also for another merchant's. */
export async function readTransactionStatus(
  context: GatewayContext,
  userId: string,
  id: string,
): Promise<TransactionStatusResponse> {
  const row = isUuid(id) ? await findTransaction(context.database.db, userId, id) : null
  if (!row) throw new Failure('not_found')
  return { id: row.id, status: row.status, amount: row.amount, metadata: row.meta }
}

/** How many transactions the merchant has. */
export function countMerchantTransactions(
  context: GatewayContext,
  userId: string,
): Promise<number> {
  return countTransactionRows(context.database.db, userId)
}

/** One page of the merchant's transactions, newest first. Fails with `not_found` for a cursor that is none of them. */
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
  // Nothing comes after the last transaction, nor after one that is not there.
  const isEnd = rows.length > 0 || cursor === undefined
  if (!isEnd && !(await findTransaction(db, userId, cursor))) throw new Failure('not_found')
  return rows.map(toAnswer)
}
