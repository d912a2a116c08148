import { gatewayApi } from './client/gatewayApi.ts'
import {
  cancelRefund,
  createRefund,
  getRefund,
  getRefundable,
  listRefunds,
  payRefund,
  verifyRefund,
} from './contract/refunds.ts'
import type {
  CreateRefundRequest,
  ListRefundsQuery,
  Refund,
  Refundable,
  RefundList,
  RefundPayment,
  VerifyRefundRequest,
} from './contract/refunds.ts'

const refundsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a payment received in each token, and what of it can still be refunded. */
    getRefundable: build.query<Refundable[], string>({
      query: (id) => ({ operation: getRefundable, params: { id } }),
      rawResponseSchema: getRefundable.response,
      providesTags: ['Refunds'],
    }),

    /** Newest first. */
    listRefunds: build.query<RefundList, Partial<ListRefundsQuery>>({
      query: ({ payment_id, state, limit, cursor }) => ({
        operation: listRefunds,
        query: { payment_id, state, limit, cursor },
      }),
      rawResponseSchema: listRefunds.response,
      providesTags: ['Refunds'],
    }),

    getRefund: build.query<Refund, string>({
      query: (id) => ({ operation: getRefund, params: { id } }),
      rawResponseSchema: getRefund.response,
      providesTags: ['Refunds'],
    }),

    createRefund: build.mutation<Refund, Partial<CreateRefundRequest> & { payment_id: string }>({
      query: (request) => ({
        operation: createRefund,
        body: {
          payment_id: request.payment_id,
          amount: request.amount,
          currency: request.currency,
          rate: request.rate,
          token: request.token,
          network: request.network,
          reason: request.reason,
          customer_email: request.customer_email,
        },
      }),
      rawResponseSchema: createRefund.response,
      invalidatesTags: ['Refunds', 'Transactions'],
    }),

    cancelRefund: build.mutation<Refund, string>({
      query: (id) => ({ operation: cancelRefund, params: { id } }),
      rawResponseSchema: cancelRefund.response,
      invalidatesTags: ['Refunds', 'Transactions'],
    }),

    /** Looks for a transfer by its hash. */
    verifyRefund: build.mutation<Refund, { id: string } & Partial<VerifyRefundRequest>>({
      query: ({ id, hash, accepts_sender }) => ({
        operation: verifyRefund,
        params: { id },
        body: { hash, accepts_sender },
      }),
      rawResponseSchema: verifyRefund.response,
      invalidatesTags: ['Refunds', 'Transactions'],
    }),

    /** What a wallet needs to pay it. The customer can't change the address meanwhile. */
    payRefund: build.mutation<RefundPayment, { id: string; address: string }>({
      query: ({ id, address }) => ({ operation: payRefund, params: { id }, body: { address } }),
      rawResponseSchema: payRefund.response,
      invalidatesTags: ['Refunds'],
    }),
  }),
})

export const {
  useGetRefundableQuery,
  useListRefundsQuery,
  useGetRefundQuery,
  useCreateRefundMutation,
  useCancelRefundMutation,
  useVerifyRefundMutation,
  usePayRefundMutation,
} = refundsApi

/** The endpoints, for code outside components. */
export const refundsEndpoints = refundsApi.endpoints
