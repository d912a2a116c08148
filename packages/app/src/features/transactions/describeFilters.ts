import type { TransactionFilters } from '@sluice/api'
import { transactionStatuses } from '@sluice/api/contract'
import { transactionTexts } from '@sluice/ui'

/** The text of each status, in the order of the Status filter. */
export const statusTexts: ReadonlyMap<number, string> = new Map([
  [transactionStatuses.success, 'Success'],
  [transactionStatuses.pending, 'Pending'],
  [transactionStatuses.failed, 'Failed'],
])

/** A date without a time zone, such as 1 Nov 2026. */
function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** The filters in a few words: "Failed · Payment · from 1 Nov 2026". Empty without filters. */
export function describeFilters(filters: TransactionFilters): string {
  const { status, transaction_type, from_date, to_date } = filters
  const parts = [
    status !== undefined && statusTexts.get(status),
    transaction_type !== undefined && transactionTexts.types[transaction_type],
    from_date && `from ${formatDay(from_date)}`,
    to_date && `to ${formatDay(to_date)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
