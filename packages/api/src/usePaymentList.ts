import { useMemo } from 'react'

import { toApiFailure } from './client/failure.ts'
import type { ApiFailure } from './client/failure.ts'
import type { Payment } from './contract/payments.ts'
import { flattenPages, paymentsEndpoints } from './paymentsApi.ts'
import type { PaymentFilters } from './paymentsApi.ts'

/** The full list of payments behind a Load More button. */
export interface PaymentList {
  /** Everything loaded so far, newest first, each ID once. */
  payments: readonly Payment[]
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

const { useInfiniteQueryState, useInfiniteQuerySubscription } = paymentsEndpoints.loadPayments

/** Longer lists are not refetched when they are shown again, since every page is a request. */
const maxRefetchedPages = 10

/** Lists payments ten at a time. Other filters start another list. */
export function usePaymentList(filters: PaymentFilters = {}): PaymentList {
  const { currentData, error, isFetching, isUninitialized, ...more } =
    useInfiniteQueryState(filters)
  const isRefetched = (currentData?.pages.length ?? 0) <= maxRefetchedPages
  const { fetchNextPage, refetch } = useInfiniteQuerySubscription(filters, {
    refetchOnMountOrArgChange: isRefetched,
    refetchOnReconnect: isRefetched,
  })
  const payments = useMemo(() => flattenPages(currentData?.pages ?? []), [currentData])
  const loadMore = () => void fetchNextPage()
  const hasNothing = currentData === undefined
  return {
    payments,
    hasMore: more.hasNextPage && !hasNothing,
    isLoading: hasNothing && (isFetching || isUninitialized),
    isLoadingMore: more.isFetchingNextPage,
    failure: isFetching ? undefined : toApiFailure(error),
    pageCount: currentData?.pages.length ?? 0,
    loadMore,
    retry: more.isFetchNextPageError ? loadMore : () => void refetch(),
  }
}
