import { gatewayApi } from './client/gatewayApi.ts'
import { createSale, listSales } from './contract/counter.ts'
import type { CreateSaleRequest, Sales } from './contract/counter.ts'
import type { CreatePaymentResponse } from './contract/publicApi.ts'

const counterApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a payment for a customer at the counter. */
    createSale: build.mutation<CreatePaymentResponse, CreateSaleRequest>({
      query: ({ amount, currency, description }) => ({
        operation: createSale,
        body: { amount, currency, description },
      }),
      rawResponseSchema: createSale.response,
      invalidatesTags: ['Transactions'],
    }),

    /** Today's sales at the counter. */
    listSales: build.query<Sales, void>({
      query: () => ({ operation: listSales }),
      rawResponseSchema: listSales.response,
      providesTags: ['Transactions'],
    }),
  }),
})

export const { useCreateSaleMutation, useListSalesQuery } = counterApi

/** The endpoints, for code outside components. */
export const counterEndpoints = counterApi.endpoints
