import type { TransactionFilters } from '@sluice/api'
import { transactionStatuses, transactionTypes } from '@sluice/api/contract'

/** The filters by their names in the contract, which are their names in the address, too. */
export const filterNames = ['status', 'transaction_type', 'from_date', 'to_date'] as const

export type FilterName = (typeof filterNames)[number]

/** The first day that a filter takes: before it there is nothing to find, and a year that is half typed. */
export const firstDay = '2000-01-01'

function day(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay) return undefined
  // A day that no month has is another one here, or none: then it has no such text.
  return new Date(text).toJSON()?.startsWith(text) ? text : undefined
}

function oneOf(values: Readonly<Record<string, number>>, text: string | null): number | undefined {
  return Object.values(values).find((value) => String(value) === text)
}

/** What an address asks for. What it says wrongly, it does not say: a link that somebody mistyped still shows a list. */
export function readFilters(search: URLSearchParams): TransactionFilters {
  return {
    status: oneOf(transactionStatuses, search.get('status')),
    transaction_type: oneOf(transactionTypes, search.get('transaction_type')),
    from_date: day(search.get('from_date')),
    to_date: day(search.get('to_date')),
  }
}

/** The same address with one filter set, or with none of that name where the value is empty. */
export function withFilter(
  search: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** The same address without any filter. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of filterNames) next.delete(name)
  return next
}

/** How many of the filters leave something out. */
export function countFilters(filters: TransactionFilters): number {
  return filterNames.filter((name) => filters[name] !== undefined).length
}

/** Whether the range ends before it begins, so that nothing can lie in it. */
export function isBackwards({ from_date, to_date }: TransactionFilters): boolean {
  return from_date !== undefined && to_date !== undefined && from_date > to_date
}
