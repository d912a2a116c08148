import { toApiFailure } from '../failure.ts'
import type { ApiFailure } from '../failure.ts'
import type { Transaction } from '../contract/transactions.ts'
import { rollUp } from './rollUp.ts'
import { transactionsEndpoints } from './transactionsApi.ts'
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
  /** Asks again for what failed: the next page, or else the list from its first page. */
  retry: () => void
}

const { useInfiniteQueryState, useInfiniteQuerySubscription } =
  transactionsEndpoints.loadTransactions

/** A list of more pages stays as it was left: it is asked for again page by page. */
const mostPagesAskedAgain = 10

/**
 * Lists transactions ten at a time. Other filters begin another list. Whoever comes back to it, or back online, finds
 * all the pages that were loaded, and each of them is read again.
 */
export function useTransactionList(filters: TransactionFilters = {}): TransactionList {
  const { currentData, error, isFetching, isUninitialized, ...more } =
    useInfiniteQueryState(filters)
  const askAgain = (currentData?.pages.length ?? 0) <= mostPagesAskedAgain
  const { fetchNextPage, refetch } = useInfiniteQuerySubscription(filters, {
    refetchOnMountOrArgChange: askAgain,
    refetchOnReconnect: askAgain,
  })
  const loadMore = () => void fetchNextPage()
  const isEmptyHanded = currentData === undefined
  return {
    transactions: rollUp(currentData?.pages ?? []),
    hasMore: more.hasNextPage && !isEmptyHanded,
    isLoading: isEmptyHanded && (isFetching || isUninitialized),
    isLoadingMore: more.isFetchingNextPage,
    failure: isFetching ? undefined : toApiFailure(error),
    loadMore,
    retry: more.isFetchNextPageError ? loadMore : () => void refetch(),
  }
}
