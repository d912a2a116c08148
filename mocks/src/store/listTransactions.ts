import type { ListTransactionsQuery, Transaction } from '@sluice/api/contract'

import { makeTransaction } from '../fixtures/makeTransaction.ts'
import type { MockMerchant } from './MockStore.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How many transactions a merchant has, generated ones included. */
export function countTransactions(merchant: MockMerchant): number {
  return merchant.transactions.length + merchant.generated_transactions
}

/**
 * One page of a merchant's transactions, newest first; undefined where the cursor is none of them. Rows are generated
 * only as far as the page needs them.
 */
export function listTransactions(
  merchant: MockMerchant,
  { page, limit, cursor, ...filter }: ListTransactionsQuery,
): Transaction[] | undefined {
  const before = cursor === undefined ? -1 : indexOf(merchant, cursor)
  if (before === undefined) return undefined
  const start = before + 1
  const skip = cursor === undefined ? (page - 1) * limit : 0
  if (Object.values(filter).every((value) => value === undefined)) {
    const first = start + skip
    const last = Math.min(first + limit, countTransactions(merchant))
    return Array.from({ length: Math.max(0, last - first) }, (_, row) =>
      transactionAt(merchant, first + row),
    )
  }
  const wanted = wantedBy(filter)
  const found: Transaction[] = []
  let passed = 0
  for (let index = start; index < countTransactions(merchant) && found.length < limit; index += 1) {
    const row = transactionAt(merchant, index)
    if (!wanted(row)) continue
    if (passed >= skip) found.push(row)
    passed += 1
  }
  return found
}

/** One transaction of a merchant by its id. */
export function findTransaction(merchant: MockMerchant, id: string): Transaction | undefined {
  const index = indexOf(merchant, id)
  return index === undefined ? undefined : transactionAt(merchant, index)
}

function indexOf(merchant: MockMerchant, id: string): number | undefined {
  for (let index = 0; index < countTransactions(merchant); index += 1) {
    if (transactionAt(merchant, index).id === id) return index
  }
  return undefined
}

function transactionAt(merchant: MockMerchant, index: number): Transaction {
  const generated = index - merchant.transactions.length
  return merchant.transactions[index] ?? makeTransaction({ user_id: merchant.id }, generated)
}

function wantedBy(
  filter: Omit<ListTransactionsQuery, 'page' | 'limit' | 'cursor'>,
): (row: Transaction) => boolean {
  const { status, transaction_type, from_date, to_date } = filter
  const from = from_date === undefined ? -Infinity : startOf(from_date)
  const before = to_date === undefined ? Infinity : endOf(to_date)
  return (row) => {
    const at = Date.parse(row.created_at)
    return (
      (status === undefined || row.status === status) &&
      (transaction_type === undefined || row.transaction_type === transaction_type) &&
      at >= from &&
      at < before
    )
  }
}

function isPlainDate(moment: string): boolean {
  return moment.length === 10
}

/** A plain date begins at midnight in India, where the dates on the screens are read. */
function startOf(moment: string): number {
  return Date.parse(isPlainDate(moment) ? `${moment}T00:00:00+05:30` : moment)
}

/** The first millisecond that no longer counts: after the whole day, or after the instant itself. */
function endOf(moment: string): number {
  return startOf(moment) + (isPlainDate(moment) ? dayMs : 1)
}
