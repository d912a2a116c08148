import type { TransactionFilters } from '@sluice/api'
import { limits, type SearchTransactionsQuery, type Transaction } from '@sluice/api/contract'

/** Reads one page. Undefined if the call failed. */
export type ReadPage = (query: SearchTransactionsQuery) => Promise<Transaction[] | undefined>

/**
 * Yields all transactions that match the filters, newest first, each one once, whatever arrives or stops matching in the
 * meantime. After `failed`, the next call repeats the page.
 */
export async function* readAllTransactions(
  read: ReadPage,
  filters: TransactionFilters,
): AsyncGenerator<readonly Transaction[] | 'failed', void> {
  let cursor: string | undefined
  for (;;) {
    const rows = await read({ page: 1, limit: limits.maxPageSize, ...filters, cursor })
    if (rows) {
      const last = rows.at(-1)
      if (last) yield rows
      if (!last || rows.length < limits.maxPageSize) return
      cursor = last.id
    } else yield 'failed'
  }
}
