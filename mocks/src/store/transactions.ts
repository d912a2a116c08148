import type { ListTransactionsQuery, Transaction } from '@sluice/api/contract'

import { makeTransaction } from '../fixtures/transactions.ts'
import type { MockMerchant } from './MockStore.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The number of a merchant's transactions, including generated ones. */
export function countTransactions(merchant: MockMerchant): number {
  return merchant.transactions.length + merchant.generated_transactions
}

/** One page of a merchant's transactions, newest first. Undefined if the cursor is not one of them. */
export function listTransactions(
  merchant: MockMerchant,
  { page, limit, cursor, ...filter }: ListTransactionsQuery,
): Transaction[] | undefined {
  const cursorIndex = cursor === undefined ? -1 : indexOf(merchant, cursor)
  if (cursorIndex === undefined) return undefined
  const isMatch = createFilter(filter)
  const skip = cursor === undefined ? (page - 1) * limit : 0
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  // Without a filter, skipped rows need not be generated.
  let index = cursorIndex + 1 + (isFiltered ? 0 : skip)
  let toSkip = isFiltered ? skip : 0
  const rows: Transaction[] = []
  for (; index < countTransactions(merchant) && rows.length < limit; index += 1) {
    const row = transactionAt(merchant, index)
    if (!isMatch(row)) continue
    if (toSkip > 0) toSkip -= 1
    else rows.push(row)
  }
  return rows
}

/** Finds one of a merchant's transactions. */
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
  return (
    merchant.transactions[index] ??
    makeTransaction({ user_id: merchant.id }, index - merchant.transactions.length)
  )
}

function createFilter({
  status,
  transaction_type,
  from_date,
  to_date,
}: Omit<ListTransactionsQuery, 'page' | 'limit' | 'cursor'>): (row: Transaction) => boolean {
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

/** A plain date starts at midnight in India, the time zone of all dates in the product. */
function startOf(moment: string): number {
  return Date.parse(isPlainDate(moment) ? `${moment}T00:00:00+05:30` : moment)
}

/** The first millisecond after a plain date's day, or after an instant. */
function endOf(moment: string): number {
  return startOf(moment) + (isPlainDate(moment) ? dayMs : 1)
}
