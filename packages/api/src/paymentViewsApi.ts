import { gatewayApi } from './client/gatewayApi.ts'
import {
  listPaymentViews,
  removePaymentView,
  savePaymentView,
  type PaymentView,
  type SavePaymentViewRequest,
} from './contract/paymentViews.ts'

const paymentViewsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The saved filters of the list of payments, by name. */
    listPaymentViews: build.query<PaymentView[], void>({
      query: () => ({ operation: listPaymentViews }),
      rawResponseSchema: listPaymentViews.response,
      providesTags: ['PaymentViews'],
    }),

    /** Keeps filters under a name. They replace those that had it. */
    savePaymentView: build.mutation<PaymentView[], SavePaymentViewRequest>({
      query: ({ name, query }) => ({ operation: savePaymentView, body: { name, query } }),
      rawResponseSchema: savePaymentView.response,
      invalidatesTags: ['PaymentViews'],
    }),

    removePaymentView: build.mutation<PaymentView[], string>({
      query: (id) => ({ operation: removePaymentView, params: { id } }),
      rawResponseSchema: removePaymentView.response,
      invalidatesTags: ['PaymentViews'],
    }),
  }),
})

export const {
  useListPaymentViewsQuery,
  useSavePaymentViewMutation,
  useRemovePaymentViewMutation,
} = paymentViewsApi

/** The endpoints, for code outside components. */
export const paymentViewsEndpoints = paymentViewsApi.endpoints
