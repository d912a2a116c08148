import * as v from 'valibot'

import { limits } from './limits.ts'

/** A whole number in a query string, within bounds. */
function queryInteger(label: string, minimum: number, maximum: number) {
  const words = `${label} must be a whole number from ${minimum} to ${maximum}`
  return v.pipe(
    v.union([v.string(), v.number()], words),
    v.transform(Number),
    v.number(words),
    v.integer(words),
    v.minValue(minimum, words),
    v.maxValue(maximum, words),
  )
}

/** A moment in a query string: an instant, or a plain date that stands for the whole day in Asia/Kolkata. */
function queryMoment(label: string) {
  const words = `${label} must be a date or an instant such as 2026-01-31T10:00:00Z`
  return v.pipe(
    v.string(),
    v.check(
      (text) =>
        /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text) &&
        !Number.isNaN(Date.parse(text)),
      words,
    ),
  )
}

/** Which transactions to list, newest first. */
export const listTransactionsQuerySchema = v.object({
  /** Counted from 1. */
  page: v.optional(queryInteger('page', 1, 1_000_000), 1),
  /** Rows a page. */
  limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.transactionsPageSize),
  status: v.optional(queryInteger('status', -1, 1)),
  /** Only transactions created at or after this moment. */
  from_date: v.optional(queryMoment('from_date')),
  /** Only transactions created at or before this moment. */
  to_date: v.optional(queryMoment('to_date')),
  transaction_type: v.optional(queryInteger('transaction_type', 0, 1)),
  /**
   * A transaction's id: lists those older than it, whatever `page` says. Asked for with the last id of the page before,
   * pages neither miss nor repeat a row while others arrive, and none costs more than the first.
   */
  cursor: v.optional(v.pipe(v.string(), v.nonEmpty('cursor must be the id of a transaction'))),
})
export type ListTransactionsQuery = v.InferOutput<typeof listTransactionsQuerySchema>
