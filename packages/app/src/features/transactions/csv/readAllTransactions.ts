import type { TransactionFilters } from '@sluice/api'
import { limits, type SearchTransactionsQuery, type Transaction } from '@sluice/api/contract'

/** Reads one page. Undefined if the call failed. */
export type ReadPage = (query: SearchTransactionsQuery) => Promise<Transaction[] | undefined>

/** Just after a row's time: a server may keep finer times than the contract's milliseconds. */
function justAfter(row: Transaction): string {
  return new Date(Date.parse(row.created_at) + 1).toISOString()
}

/**
 * Yields all transactions that match the filters, newest first, each one once. After `failed`, the next call repeats the
 * page. Pages continue from the time of the last row rather than by number, so that rows that arrive or stop matching in
 * the meantime shift nothing. A server that ignores dates is read by page number.
 */
export async function* readAllTransactions(
  read: ReadPage,
  filters: TransactionFilters,
): AsyncGenerator<readonly Transaction[] | 'failed', void> {
  const seen = new Set<string>()
  let until: string | undefined
  let byPageNumber = false
  let page = 1
  let longest = 0

  for (;;) {
    const to = byPageNumber || until === undefined ? {} : { to_date: until }
    const rows = await read({ page, limit: limits.maxPageSize, ...filters, ...to })
    if (!rows) {
      yield 'failed'
      continue
    }
    const { to_date } = to
    if (to_date !== undefined && rows.some(({ created_at }) => created_at > to_date)) {
      byPageNumber = true
      page = 2
      continue
    }
    const last = rows.at(-1)
    if (!last) return
    const isShort = rows.length < longest
    longest = Math.max(longest, rows.length)

    const next = justAfter(last)
    if (byPageNumber || next === until) page += 1
    else page = 1
    until = next

    const unseen = rows.filter(({ id }) => !seen.has(id))
    for (const { id } of unseen) seen.add(id)
    if (unseen.length > 0) yield unseen
    // A full page of known rows may still be followed by others of the same time.
    else if (isShort || byPageNumber) return
  }
}
