import { gatewayApi } from './client/gatewayApi.ts'
import { limits } from './contract/limits.ts'
import {
  acceptTransaction,
  countTransactions,
  listTransactions,
  refundTransaction,
} from './contract/transactions.ts'
import type {
  SearchTransactionsQuery,
  RefundTransactionRequest,
  Transaction,
  TransactionCount,
  TransactionStatusResponse,
} from './contract/transactions.ts'

/** Which transactions to list. Undefined members filter nothing and are not sent. */
export type TransactionFilters = Pick<
  SearchTransactionsQuery,
  | 'status'
  | 'transaction_type'
  | 'from_date'
  | 'to_date'
  | 'link_id'
  | 'search'
  | 'state'
  | 'network'
  | 'currency'
>

/** What is sent of the filters. */
function toQuery(filters: TransactionFilters) {
  const { status, transaction_type, from_date, to_date, link_id } = filters
  const { search, state, network, currency } = filters
  return { status, transaction_type, from_date, to_date, link_id, search, state, network, currency }
}

/**
 * All rows of the pages in one list, each ID once: payments that arrive meanwhile push rows onto the next page, which
 * then repeats them.
 */
export function flattenPages(pages: readonly (readonly Transaction[])[]): Transaction[] {
  const rows = new Map<string, Transaction>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}

const transactionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of transactions the merchant has. */
    countTransactions: build.query<TransactionCount, void>({
      query: () => ({ operation: countTransactions }),
      rawResponseSchema: countTransactions.response,
      providesTags: ['Transactions'],
    }),

    /** One page, newest first. Empty past the end. `page` starts at 1. */
    listTransactions: build.query<Transaction[], SearchTransactionsQuery>({
      query: ({ page, limit, cursor, ...filters }) => ({
        operation: listTransactions,
        query: { page, limit, cursor, ...toQuery(filters) },
      }),
      rawResponseSchema: listTransactions.response,
      providesTags: ['Transactions'],
    }),

    /**
     * The list behind Load More, ten rows per page. A row that drops out of a list filtered by status moves the first row
     * of the next page onto one that was already read: it is missing until the list is refetched. Only a cursor, which the
     * specification does not have, could prevent that.
     */
    loadTransactions: build.infiniteQuery<Transaction[], TransactionFilters, number>({
      query: ({ queryArg, pageParam }) => ({
        operation: listTransactions,
        query: { page: pageParam, limit: limits.transactionsPageSize, ...toQuery(queryArg) },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (lastPage, _, lastNumber) =>
          lastPage.length < limits.transactionsPageSize ? undefined : lastNumber + 1,
      },
      rawResponseSchema: listTransactions.response,
      // Comparing all loaded pages with themselves would make Load More slower with every page.
      structuralSharing: false,
      providesTags: ['Transactions'],
    }),

    /** Makes a failed transaction successful and credits the money it holds. */
    acceptTransaction: build.mutation<TransactionStatusResponse, string>({
      query: (id) => ({ operation: acceptTransaction, params: { id } }),
      rawResponseSchema: acceptTransaction.response,
      invalidatesTags: ['Transactions', 'User'],
    }),

    /** Notes that the money of a failed transaction was sent back. */
    refundTransaction: build.mutation<
      TransactionStatusResponse,
      { id: string } & RefundTransactionRequest
    >({
      query: ({ id, refund_hash }) => ({
        operation: refundTransaction,
        params: { id },
        body: { refund_hash },
      }),
      rawResponseSchema: refundTransaction.response,
      invalidatesTags: ['Transactions'],
    }),
  }),
})

export const {
  useCountTransactionsQuery,
  useListTransactionsQuery,
  useAcceptTransactionMutation,
  useRefundTransactionMutation,
} = transactionsApi

/** The endpoints, for code outside components. */
export const transactionsEndpoints = transactionsApi.endpoints
