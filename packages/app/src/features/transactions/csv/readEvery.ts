import type { TransactionFilters } from '@sluice/api'
import { limits, type ListTransactionsQuery, type Transaction } from '@sluice/api/contract'

/** Reads one page; undefined where that failed. */
export type ReadPage = (query: ListTransactionsQuery) => Promise<Transaction[] | undefined>

/** Reads a list to its end, page by page. */
export interface EveryRow {
  /** The next rows, none of them given before; `failed` changes nothing, so that the same can be asked again. */
  next: () => Promise<readonly Transaction[] | 'failed' | 'end'>
}

/** The moment after which nothing of what was read lies: a server may know finer times than the contract's milliseconds. */
function justAfter(row: Transaction): string {
  return new Date(Date.parse(row.created_at) + 1).toISOString()
}

/**
 * Reads every row that the filters leave, each once, newest first. Each page begins at the moment at which the one
 * before ended, not at a number: rows that arrive, or that leave the list because their status turns, move nothing. A
 * server that knows no dates is read by page numbers instead.
 */
export function readEvery(read: ReadPage, filters: TransactionFilters): EveryRow {
  const given = new Set<string>()
  let until: string | undefined
  let page = 1
  let byNumber = false
  let longest = 0

  function remember(rows: readonly Transaction[]) {
    const fresh = rows.filter(({ id }) => !given.has(id) && given.add(id))
    const last = rows.at(-1)
    const moved = !byNumber && last !== undefined && justAfter(last) !== until
    if (moved) until = justAfter(last)
    page = moved ? 1 : page + 1
    longest = Math.max(longest, rows.length)
    return fresh
  }

  function ignoresDates(rows: readonly Transaction[]): boolean {
    const limit = until
    return !byNumber && limit !== undefined && rows.some((row) => row.created_at > limit)
  }

  async function next(): Promise<readonly Transaction[] | 'failed' | 'end'> {
    for (;;) {
      const query = { ...filters, ...(until && !byNumber && { to_date: until }) }
      const rows = await read({ page, limit: limits.maxPageSize, ...query })
      if (!rows) return 'failed'
      if (ignoresDates(rows)) {
        byNumber = true
        page = 2
        continue
      }
      if (rows.length === 0) return 'end'
      const short = rows.length < longest
      const fresh = remember(rows)
      if (fresh.length > 0) return fresh
      // Nothing but what was there before: the end, or more rows of one moment than a page holds.
      if (short || (byNumber && rows.length === longest)) return 'end'
    }
  }

  return { next }
}
