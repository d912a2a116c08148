import { useListPaymentsQuery } from '@sluice/api'
import { limits, type Payment } from '@sluice/api/contract'

/** The state of the search for a payment. */
export type SearchResult =
  | { state: 'searching' }
  | { state: 'found'; payment: Payment }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }

/**
 * One payment by its ID, from the rows on the screen or else from the server. There is no call for a single payment, but
 * the search finds it. It is searched again whenever payments change.
 */
export function usePayment(id: string | null, rows: readonly Payment[]): SearchResult {
  const onScreen = id === null ? undefined : rows.find((row) => row.id === id)
  const { currentData, isError, isFetching, refetch } = useListPaymentsQuery(
    { page: 1, limit: limits.maxPageSize, search: id?.slice(0, limits.searchMax) },
    { skip: id === null || onScreen !== undefined, refetchOnMountOrArgChange: true },
  )
  const payment = onScreen ?? currentData?.find((row) => row.id === id)
  if (payment) return { state: 'found', payment }
  if (isFetching || !(isError || currentData)) return { state: 'searching' }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'missing' }
}
