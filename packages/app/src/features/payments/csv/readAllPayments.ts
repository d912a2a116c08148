import type { PaymentFilters } from '@sluice/api'
import { limits, type SearchPaymentsQuery, type Payment } from '@sluice/api/contract'

/** Reads one page. Undefined if the call failed. */
export type ReadPage = (query: SearchPaymentsQuery) => Promise<Payment[] | undefined>

/**
 * Yields all payments that match the filters, newest first, each one once, whatever arrives or stops matching in the
 * meantime. After `failed`, the next call repeats the page.
 */
export async function* readAllPayments(
  read: ReadPage,
  filters: PaymentFilters,
): AsyncGenerator<readonly Payment[] | 'failed', void> {
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
