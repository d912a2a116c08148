import { gatewayApi } from './client/gatewayApi.ts'
import { previewPayment } from './contract/preview.ts'
import type { PaymentPreview, PreviewPaymentQuery } from './contract/preview.ts'

const previewApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a payment of a price would ask for now. The payment policy has a part in it. */
    previewPayment: build.query<PaymentPreview, PreviewPaymentQuery>({
      query: ({ amount, currency }) => ({
        operation: previewPayment,
        query: { amount, ...(currency !== undefined && { currency }) },
      }),
      rawResponseSchema: previewPayment.response,
      providesTags: ['PaymentPolicy'],
    }),
  }),
})

export const { usePreviewPaymentQuery } = previewApi

/** The endpoints, for code outside components. */
export const previewEndpoints = previewApi.endpoints
