import { gatewayApi } from './client/gatewayApi.ts'
import { listDepositTerms } from './contract/depositTerms.ts'
import type { DepositTerms } from './contract/depositTerms.ts'

const depositTermsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The terms of deposit addresses, newest first, after the payment `cursor`.
     */
    listDepositTerms: build.query<DepositTerms[], { cursor?: string; limit?: number }>({
      query: ({ cursor, limit }) => ({ operation: listDepositTerms, query: { cursor, limit } }),
      rawResponseSchema: listDepositTerms.response,
      providesTags: ['Transactions'],
    }),
  }),
})

export const { useListDepositTermsQuery } = depositTermsApi

/** The endpoints, for code outside components. */
export const depositTermsEndpoints = depositTermsApi.endpoints
