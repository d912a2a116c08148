import { limits } from '../contract/limits.ts'
import type { ListTransactionsQuery } from '../contract/listTransactionsQuery.ts'
import { countTransactions, listTransactions } from '../contract/transactions.ts'
import type { Transaction, TransactionCount } from '../contract/transactions.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { nextPage } from './rollUp.ts'

/** Which transactions to list; a member that is undefined filters nothing and is not sent. */
export type TransactionFilters = Pick<
  ListTransactionsQuery,
  'status' | 'transaction_type' | 'from_date' | 'to_date'
>

const transactionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many transactions the merchant has. */
    countTransactions: build.query<TransactionCount, void>({
      query: () => ({ operation: countTransactions }),
      rawResponseSchema: countTransactions.response,
      providesTags: ['Transactions'],
    }),

    /** One page, newest first; empty past the end. `page` counts from 1. */
    listTransactions: build.query<Transaction[], Omit<ListTransactionsQuery, 'cursor'>>({
      query: ({ page, limit, status, transaction_type, from_date, to_date }) => ({
        operation: listTransactions,
        query: { page, limit, status, transaction_type, from_date, to_date },
      }),
      rawResponseSchema: listTransactions.response,
      providesTags: ['Transactions'],
    }),

    /**
     * All pages up to the one last asked for, ten rows each. Asking again asks for each of them in turn.
     *
     * Rows that come meanwhile push others onto the next page, where they are left out the second time. A row that leaves a list, because the
     * filter is a status and its status has turned, pulls the first row of the next page onto a page that was read already: Load More passes
     * over it until the list is asked for again. A page has no other name in the specification than its number; what would close the gap, a
     * cursor, may not be sent.
     */
    loadTransactions: build.infiniteQuery<Transaction[], TransactionFilters, number>({
      query: ({ queryArg: { status, transaction_type, from_date, to_date }, pageParam }) => ({
        operation: listTransactions,
        query: {
          page: pageParam,
          limit: limits.transactionsPageSize,
          status,
          transaction_type,
          from_date,
          to_date,
        },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: nextPage,
      },
      rawResponseSchema: listTransactions.response,
      // A further page is all that is new; comparing it with the loaded ones would cost more the more there are.
      structuralSharing: false,
      providesTags: ['Transactions'],
    }),
  }),
})

export const { useCountTransactionsQuery, useListTransactionsQuery } = transactionsApi

/** The calls about transactions, for code outside components. */
export const transactionsEndpoints = transactionsApi.endpoints
