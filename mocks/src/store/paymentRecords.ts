import {
  asDecimal,
  paymentTextNames,
  sumDecimals,
  toAmount,
  toDecimal,
  type Sales,
  type SearchPaymentsQuery,
  type Payment,
} from '@sluice/api/contract'

import { makePayment } from '../fixtures/payments.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The number of a merchant's payments, including generated ones. */
export function countPayments(merchant: MockMerchant): number {
  return merchant.payments.length + merchant.generated_transactions
}

type Filter = Omit<SearchPaymentsQuery, 'page' | 'limit' | 'cursor' | 'link_id'> & {
  /** Only these. */
  ids?: readonly string[] | undefined
}

/**
 * One page of a merchant's payments, newest first. Undefined if the cursor is not one of them. `pageSize` is the number of
 * rows that each page before it has, if this one is to have more.
 */
export function listPayments(
  merchant: MockMerchant,
  { page, limit, cursor, ...filter }: Omit<SearchPaymentsQuery, 'link_id'> & Filter,
  pageSize = limit,
): Payment[] | undefined {
  const cursorIndex = cursor === undefined ? -1 : indexOf(merchant, cursor)
  if (cursorIndex === undefined) return undefined
  const isMatch = createFilter(filter)
  const skip = cursor === undefined ? (page - 1) * pageSize : 0
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  // Without a filter, skipped rows need not be generated.
  let index = cursorIndex + 1 + (isFiltered ? 0 : skip)
  let toSkip = isFiltered ? skip : 0
  const rows: Payment[] = []
  for (; index < countPayments(merchant) && rows.length < limit; index += 1) {
    const row = paymentAt(merchant, index)
    if (!isMatch(row)) continue
    if (toSkip > 0) toSkip -= 1
    else rows.push(row)
  }
  return rows
}

/** The day of a moment in India, such as `2026-11-24`. */
export function dayInIndia(at: number): string {
  return new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10)
}

/** Today's sales at the counter. */
export function listSales({ now }: MockStore, merchant: MockMerchant): Sales {
  const day = dayInIndia(now())
  const query = { created_by: 'counter', from_date: day, page: 1 } as const
  const all = listPayments(merchant, { ...query, limit: Infinity }) ?? []
  const prices = all.filter(({ status }) => status === 1).map(({ price }) => price)
  const totals = [...new Set(prices.map(({ currency }) => currency))].map((currency) => {
    const own = prices.filter((price) => price.currency === currency)
    const amount = toDecimal(sumDecimals(own.map((price) => price.amount)))
    return { currency, amount, count: own.length }
  })
  return { day, totals, sales: all.slice(0, 50) }
}

/** Finds one of a merchant's payments. */
export function findPayment(merchant: MockMerchant, id: string): Payment | undefined {
  const index = indexOf(merchant, id)
  return index === undefined ? undefined : paymentAt(merchant, index)
}

function indexOf(merchant: MockMerchant, id: string): number | undefined {
  for (let index = 0; index < countPayments(merchant); index += 1) {
    if (paymentAt(merchant, index).id === id) return index
  }
  return undefined
}

/** The payment at a place of the list, which starts at 0 with the newest. */
export function paymentAt(merchant: MockMerchant, index: number): Payment {
  return (
    merchant.payments[index] ??
    makePayment({ user_id: merchant.id }, index - merchant.payments.length)
  )
}

function createFilter({
  status,
  transaction_type,
  from_date,
  to_date,
  ids,
  state,
  network,
  currency,
  created_by,
  search,
}: Filter): (row: Payment) => boolean {
  const from = from_date === undefined ? -Infinity : startOf(from_date)
  const before = to_date === undefined ? Infinity : endOf(to_date)
  return (row) => {
    const at = Date.parse(row.created_at)
    return (
      (ids === undefined || ids.includes(row.id)) &&
      (status === undefined || row.status === status) &&
      (transaction_type === undefined || row.transaction_type === transaction_type) &&
      (state === undefined || row.state === state) &&
      (network === undefined || row.network === network) &&
      (currency === undefined || row.currency === currency) &&
      (created_by === undefined || row.created_by === created_by) &&
      (search === undefined || matches(row, search)) &&
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

/** ASCII punctuation, which separates words. */
const separators = /[\0-/:-@[-`{-\x7F]+/

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(separators).filter(Boolean)
}

/** Whether a text has a row's ID, hash or address in it, is its amount or price, or words of its texts, the last of them from its beginning. */
function matches(row: Payment, search: string): boolean {
  const text = search.toLowerCase()
  const isExact = [row.id, row.hash, row.deposit_address].some(
    (each) => each && text.includes(each.toLowerCase()),
  )
  const amount = /^(?:₹|[a-z]{3,})?(\d+(?:\.\d{1,10})?)(?:[a-z]{3,})?$/.exec(
    text.replaceAll(/[\s,]/g, ''),
  )?.[1]
  const isAmount =
    amount !== undefined &&
    [row.amount, row.price.amount].some(
      (each) => toAmount(asDecimal(amount)) === toAmount(asDecimal(each)),
    )
  const words = wordsOf(text)
  const last = words.pop()
  const known = paymentTextNames.flatMap((name) => wordsOf(row[name]))
  const isText =
    last !== undefined &&
    words.every((word) => known.includes(word)) &&
    known.some((word) => word.startsWith(last))
  return isExact || isAmount || isText
}
