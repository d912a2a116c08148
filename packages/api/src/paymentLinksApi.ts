import { gatewayApi } from './client/gatewayApi.ts'
import {
  cancelMerchantPayment,
  createMerchantPayment,
  createPaymentLink,
  listPaymentLinks,
  updatePaymentLink,
} from './contract/links.ts'
import type {
  CreatePaymentLinkRequest,
  ListPaymentLinksQuery,
  PaymentLink,
  UpdatePaymentLinkRequest,
} from './contract/links.ts'
import type { CreatePaymentRequest, CreatePaymentResponse } from './contract/publicApi.ts'
import type { PaymentStatusResponse } from './contract/payments.ts'

const paymentLinksApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a payment from the dashboard. */
    createMerchantPayment: build.mutation<
      CreatePaymentResponse,
      Partial<Omit<CreatePaymentRequest, 'accepted_tokens'>> & Pick<CreatePaymentRequest, 'amount'>
    >({
      query: (request) => ({
        operation: createMerchantPayment,
        body: {
          amount: request.amount,
          currency: request.currency,
          metadata: request.metadata,
          description: request.description,
          reference: request.reference,
          customer_name: request.customer_name,
          customer_email: request.customer_email,
          return_url: request.return_url,
          expires_in: request.expires_in,
        },
      }),
      rawResponseSchema: createMerchantPayment.response,
      invalidatesTags: ['Transactions'],
    }),

    /** Cancels a payment that nobody has paid. */
    cancelMerchantPayment: build.mutation<PaymentStatusResponse, string>({
      query: (id) => ({ operation: cancelMerchantPayment, params: { id } }),
      rawResponseSchema: cancelMerchantPayment.response,
      invalidatesTags: ['Transactions'],
    }),

    /** One page, newest first. Empty past the end. `page` starts at 1. */
    listPaymentLinks: build.query<PaymentLink[], ListPaymentLinksQuery>({
      query: ({ page, limit }) => ({ operation: listPaymentLinks, query: { page, limit } }),
      rawResponseSchema: listPaymentLinks.response,
      providesTags: ['PaymentLinks'],
    }),

    createPaymentLink: build.mutation<
      PaymentLink,
      Omit<CreatePaymentLinkRequest, 'amount' | 'reference'> & {
        amount?: string | null
        reference?: string
      }
    >({
      query: (request) => ({
        operation: createPaymentLink,
        body: {
          description: request.description,
          amount: request.amount,
          currency: request.currency,
          reference: request.reference,
          is_reusable: request.is_reusable,
          expires_at: request.expires_at,
          max_payments: request.max_payments,
          return_url: request.return_url,
        },
      }),
      rawResponseSchema: createPaymentLink.response,
      invalidatesTags: ['PaymentLinks'],
    }),

    /** Switches a link off, or on again. */
    updatePaymentLink: build.mutation<PaymentLink, { id: string } & UpdatePaymentLinkRequest>({
      query: ({ id, is_active }) => ({
        operation: updatePaymentLink,
        params: { id },
        body: { is_active },
      }),
      rawResponseSchema: updatePaymentLink.response,
      invalidatesTags: ['PaymentLinks'],
    }),
  }),
})

export const {
  useCreateMerchantPaymentMutation,
  useCancelMerchantPaymentMutation,
  useListPaymentLinksQuery,
  useCreatePaymentLinkMutation,
  useUpdatePaymentLinkMutation,
} = paymentLinksApi

/** The endpoints, for code outside components. */
export const paymentLinksEndpoints = paymentLinksApi.endpoints
