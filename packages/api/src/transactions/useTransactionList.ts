import { toApiFailure } from '../failure.ts'
import type { ApiFailure } from '../failure.ts'
import type { Transaction } from '../contract/transactions.ts'
import { rollUp } from './rollUp.ts'
import { useLoadTransactionsInfiniteQuery } from './transactionsApi.ts'
import type { TransactionFilters } from './transactionsApi.ts'

/** The full list of transactions behind a Load More button. */
export interface TransactionList {
  /** Everything loaded so far, newest first, each id once; the same array until rows arrive. */
  transactions: readonly Transaction[]
  /** Whether Load More may bring further rows. */
  hasMore: boolean
  /** The first page is on its way, and there is nothing to show yet. */
  isLoading: boolean
  /** A further page is on its way. */
  isLoadingMore: boolean
  /** Why the last request failed; what was loaded before stays. */
  failure: ApiFailure | undefined
  /** Asks for the next page. Does nothing while one is on its way. */
  loadMore: () => void
  /** Asks again for what failed: the first page, or the next. */
  retry: () => void
}

/** Lists transactions ten at a time. Other filters begin another list. */
export function useTransactionList(filters: TransactionFilters = {}): TransactionList {
  const query = useLoadTransactionsInfiniteQuery(filters, { refetchOnMountOrArgChange: true })
  const { currentData, error, fetchNextPage, refetch } = query
  const loadMore = () => void fetchNextPage()
  return {
    transactions: rollUp(currentData?.pages ?? []),
    hasMore: currentData !== undefined && query.hasNextPage,
    isLoading: query.isFetching && currentData === undefined,
    isLoadingMore: query.isFetchingNextPage,
    failure: query.isFetching ? undefined : toApiFailure(error),
    loadMore,
    retry: currentData === undefined ? () => void refetch() : loadMore,
  }
}
