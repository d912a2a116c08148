import type { PaymentFilters } from '@sluice/api'
import {
  limits,
  paymentSources,
  paymentStates,
  wireStatuses,
  paymentTypes,
} from '@sluice/api/contract'
import type { PaymentSource } from '@sluice/api/contract'

import type { Formats } from '../../config/place.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { stateText } from './stateText.ts'

/** The filters, named in the URL as in the contract. */
export const filterNames = [
  'search',
  'status',
  'transaction_type',
  'state',
  'network',
  'currency',
  'created_by',
  'from_date',
  'to_date',
] as const

/** The number of loaded pages in the URL. Other filters start with the first page. */
export const pagesName = 'pages'

export type FilterName = (typeof filterNames)[number]

/** Earlier dates are ignored: they come from a year that is still being typed. */
export const firstDay = '2000-01-01'

function parseDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay) return undefined
  // `Date` turns a day that does not exist, such as 31 February, into another one.
  return new Date(text).toJSON()?.startsWith(text) ? text : undefined
}

function parseOption(
  values: Readonly<Record<string, number>>,
  text: string | null,
): number | undefined {
  return Object.values(values).find((value) => String(value) === text)
}

/** Reads the filters from a URL's query. Invalid values are ignored. */
export function readFilters(search: URLSearchParams): PaymentFilters {
  const text = (name: FilterName, max: number) =>
    search.get(name)?.trim().slice(0, max) || undefined
  return {
    search: text('search', limits.searchMax),
    state: paymentStates.find((state) => state === search.get('state')),
    network: text('network', 40),
    currency: text('currency', 20),
    created_by: paymentSources.find((source) => source === search.get('created_by')),
    status: parseOption(wireStatuses, search.get('status')),
    transaction_type: parseOption(paymentTypes, search.get('transaction_type')),
    from_date: parseDay(search.get('from_date')),
    to_date: parseDay(search.get('to_date')),
  }
}

/** The query with one filter set, or removed if the value is empty. */
export function withFilter(
  search: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search)
  // One field sets either of them.
  if (name === 'status' || name === 'state') {
    next.delete('status')
    next.delete('state')
  }
  if (value) next.set(name, value)
  else next.delete(name)
  next.delete(pagesName)
  return next
}

/** The query without filters, or with only what is searched for. */
export function withoutFilters(
  search: URLSearchParams,
  { keepsSearch = false } = {},
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of [...filterNames, pagesName])
    if (name !== 'search' || !keepsSearch) next.delete(name)
  return next
}

/** The number of filters that are set. */
export function countFilters(filters: PaymentFilters): number {
  return filterNames.filter((name) => filters[name] !== undefined).length
}

/** Whether the To date is before the From date. */
export function isBackwards({ from_date, to_date }: PaymentFilters): boolean {
  return from_date !== undefined && to_date !== undefined && from_date > to_date
}

/** The text of each status, in the order of the Status filter. */
export const statusTexts = (t: Translate): ReadonlyMap<number, string> =>
  new Map([
    [wireStatuses.success, t('transactions.success')],
    [wireStatuses.pending, t('transactions.pending')],
    [wireStatuses.failed, t('transactions.failed')],
  ])

/** The text of each source, in the order of the Source filter. */
export const sourceTexts = (t: Translate): Readonly<Record<PaymentSource, string>> => ({
  api: t('transactions.sourceApi'),
  link: t('transactions.sourceLink'),
  counter: t('transactions.sourceCounter'),
  dashboard: t('transactions.sourceDashboard'),
})

/** The filters in a few words: "Failed · Payment · from 1 Nov 2026". Empty without filters. */
export function describeFilters(
  filters: PaymentFilters,
  t: Translate,
  formats: Formats,
  types: readonly string[],
): string {
  const { status, transaction_type, from_date, to_date, state, created_by } = filters
  const parts = [
    filters.search && `“${filters.search}”`,
    status !== undefined && statusTexts(t).get(status),
    transaction_type !== undefined && types[transaction_type],
    state && stateText(state, t),
    filters.network,
    filters.currency,
    created_by && sourceTexts(t)[created_by],
    from_date && t('transactions.fromDay', { day: formats.day(from_date) }),
    to_date && t('transactions.toDay', { day: formats.day(to_date) }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The filters in a URL's query as a query of their own, always in the same order. Empty without filters. */
export function filtersQuery(search: URLSearchParams): string {
  const kept = filterNames.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(kept).toString()
}
