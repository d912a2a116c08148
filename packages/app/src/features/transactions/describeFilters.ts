import type { TransactionFilters } from '@sluice/api'
import { transactionStatuses } from '@sluice/api/contract'
import { transactionTexts } from '@sluice/ui'

/** The words for each status, in the order in which they are offered. */
export const statusWords: ReadonlyMap<number, string> = new Map([
  [transactionStatuses.success, 'Success'],
  [transactionStatuses.pending, 'Pending'],
  [transactionStatuses.failed, 'Failed'],
])

/** A plain day as it is written here; it has no zone that could move it. */
function written(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** What the filters leave, in a few words: "Failed · Payment · from 1 Nov 2026"; empty where they leave everything. */
export function describeFilters(filters: TransactionFilters): string {
  const { status, transaction_type, from_date, to_date } = filters
  const words = [
    status !== undefined && statusWords.get(status),
    transaction_type !== undefined && transactionTexts.types[transaction_type],
    from_date && `from ${written(from_date)}`,
    to_date && `to ${written(to_date)}`,
  ]
  return words.filter(Boolean).join(' · ')
}
