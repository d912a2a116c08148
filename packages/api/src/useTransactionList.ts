import { useMemo } from 'react'

import { toApiFailure } from './client/failure.ts'
import type { ApiFailure } from './client/failure.ts'
import type { Transaction } from './contract/transactions.ts'
import { flattenPages, transactionsEndpoints } from './transactionsApi.ts'
import type { TransactionFilters } from './transactionsApi.ts'

/** The full list of transactions behind a Load More button. */
export interface TransactionList {
  /** Everything loaded so far, newest first, each ID once. */
  transactions: readonly Transaction[]
  /** Whether Load More may bring further rows. */
  hasMore: boolean
  /** The first page is loading, and there is nothing to show yet. */
  isLoading: boolean
  /** A further page is loading. */
  isLoadingMore: boolean
  /** Why the last request failed. Rows that were loaded before stay. */
  failure: ApiFailure | undefined
  /** The number of pages loaded so far. */
  pageCount: number
  /** Loads the next page. Does nothing while one is loading. */
  loadMore: () => void
  /** Repeats the request that failed: the next page, or else the whole list. */
  retry: () => void
}

const { useInfiniteQueryState, useInfiniteQuerySubscription } =
  transactionsEndpoints.loadTransactions

/** Longer lists are not refetched when they are shown again, since every page is a request. */
const maxRefetchedPages = 10

/** Lists transactions ten at a time. Other filters start another list. */
export function useTransactionList(filters: TransactionFilters = {}): TransactionList {
  const { currentData, error, isFetching, isUninitialized, ...more } =
    useInfiniteQueryState(filters)
  const isRefetched = (currentData?.pages.length ?? 0) <= maxRefetchedPages
  const { fetchNextPage, refetch } = useInfiniteQuerySubscription(filters, {
    refetchOnMountOrArgChange: isRefetched,
    refetchOnReconnect: isRefetched,
  })
  const transactions = useMemo(() => flattenPages(currentData?.pages ?? []), [currentData])
  const loadMore = () => void fetchNextPage()
  const hasNothing = currentData === undefined
  return {
    transactions,
    hasMore: more.hasNextPage && !hasNothing,
    isLoading: hasNothing && (isFetching || isUninitialized),
    isLoadingMore: more.isFetchingNextPage,
    failure: isFetching ? undefined : toApiFailure(error),
    pageCount: currentData?.pages.length ?? 0,
    loadMore,
    retry: more.isFetchNextPageError ? loadMore : () => void refetch(),
  }
}
