import { useListTransactionsQuery } from '@sluice/api'
import { limits, type Transaction } from '@sluice/api/contract'

/** The state of the search for a transaction. */
export type SearchResult =
  | { state: 'searching' }
  | { state: 'found'; transaction: Transaction }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }

/**
 * One transaction by its ID, from the rows on the screen or else from the server. There is no call for a single transaction, but
 * the search finds it. It is searched again whenever transactions change.
 */
export function useTransaction(id: string | null, rows: readonly Transaction[]): SearchResult {
  const onScreen = id === null ? undefined : rows.find((row) => row.id === id)
  const { currentData, isError, isFetching, refetch } = useListTransactionsQuery(
    { page: 1, limit: limits.maxPageSize, search: id?.slice(0, limits.searchMax) },
    { skip: id === null || onScreen !== undefined, refetchOnMountOrArgChange: true },
  )
  const transaction = onScreen ?? currentData?.find((row) => row.id === id)
  if (transaction) return { state: 'found', transaction }
  if (isFetching || !(isError || currentData)) return { state: 'searching' }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'missing' }
}
