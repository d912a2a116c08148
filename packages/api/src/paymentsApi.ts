import { gatewayApi } from './client/gatewayApi.ts'
import { limits } from './contract/limits.ts'
import {
  acceptPayment,
  countPayments,
  findTransfer,
  forwardPayment,
  listPayments,
} from './contract/payments.ts'
import type {
  SearchPaymentsQuery,
  FindTransferQuery,
  FindTransferResponse,
  Payment,
  PaymentCount,
  PaymentStatusResponse,
} from './contract/payments.ts'

/** Which payments to list. Undefined members filter nothing and are not sent. */
export type PaymentFilters = Pick<
  SearchPaymentsQuery,
  | 'status'
  | 'transaction_type'
  | 'from_date'
  | 'to_date'
  | 'link_id'
  | 'search'
  | 'state'
  | 'network'
  | 'currency'
  | 'created_by'
>

/** What is sent of the filters. */
function toQuery(filters: PaymentFilters) {
  const { status, transaction_type, from_date, to_date, link_id } = filters
  const { search, state, network, currency, created_by } = filters
  return {
    status,
    transaction_type,
    from_date,
    to_date,
    link_id,
    search,
    state,
    network,
    currency,
    created_by,
  }
}

/**
 * All rows of the pages in one list, each ID once: payments that arrive meanwhile push rows onto the next page, which
 * then repeats them.
 */
export function flattenPages(pages: readonly (readonly Payment[])[]): Payment[] {
  const rows = new Map<string, Payment>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}

const paymentsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of payments the merchant has. */
    countPayments: build.query<PaymentCount, void>({
      query: () => ({ operation: countPayments }),
      rawResponseSchema: countPayments.response,
      providesTags: ['Transactions'],
    }),

    /** One page, newest first. Empty past the end. `page` starts at 1. */
    listPayments: build.query<Payment[], SearchPaymentsQuery>({
      query: ({ page, limit, cursor, ...filters }) => ({
        operation: listPayments,
        query: { page, limit, cursor, ...toQuery(filters) },
      }),
      rawResponseSchema: listPayments.response,
      providesTags: ['Transactions'],
    }),

    /**
     * The list behind Load More, ten rows per page. A row that drops out of a list filtered by status moves the first row
     * of the next page onto one that was already read: it is missing until the list is refetched. Only a cursor, which the
     * specification does not have, could prevent that.
     */
    loadPayments: build.infiniteQuery<Payment[], PaymentFilters, number>({
      query: ({ queryArg, pageParam }) => ({
        operation: listPayments,
        query: { page: pageParam, limit: limits.paymentsPageSize, ...toQuery(queryArg) },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (lastPage, _, lastNumber) =>
          lastPage.length < limits.paymentsPageSize ? undefined : lastNumber + 1,
      },
      rawResponseSchema: listPayments.response,
      // Comparing all loaded pages with themselves would make Load More slower with every page.
      structuralSharing: false,
      providesTags: ['Transactions'],
    }),

    /** Makes a failed payment successful and credits the money it holds. */
    acceptPayment: build.mutation<PaymentStatusResponse, string>({
      query: (id) => ({ operation: acceptPayment, params: { id } }),
      rawResponseSchema: acceptPayment.response,
      invalidatesTags: ['Transactions', 'User'],
    }),

    /** Asks for money to be forwarded now. */
    forwardPayment: build.mutation<PaymentStatusResponse, string>({
      query: (id) => ({ operation: forwardPayment, params: { id } }),
      rawResponseSchema: forwardPayment.response,
      invalidatesTags: ['Transactions'],
    }),

    /** Asks the networks for a transfer. What is found is booked moments later. */
    findTransfer: build.mutation<FindTransferResponse, FindTransferQuery>({
      query: ({ hash }) => ({ operation: findTransfer, query: { hash } }),
      rawResponseSchema: findTransfer.response,
      invalidatesTags: ['Transactions'],
    }),
  }),
})

export const {
  useCountPaymentsQuery,
  useListPaymentsQuery,
  useAcceptPaymentMutation,
  useFindTransferMutation,
  useForwardPaymentMutation,
} = paymentsApi

/** The endpoints, for code outside components. */
export const paymentsEndpoints = paymentsApi.endpoints
