import { gatewayApi } from './client/gatewayApi.ts'
import { listApiCalls } from './contract/apiCalls.ts'
import type { ApiCall, ListApiCallsQuery } from './contract/apiCalls.ts'

const apiCallsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The calls of the last days, newest first. */
    listApiCalls: build.query<ApiCall[], Partial<ListApiCallsQuery>>({
      query: ({ page, result }) => ({ operation: listApiCalls, query: { page, result } }),
      rawResponseSchema: listApiCalls.response,
    }),
  }),
})

export const { useListApiCallsQuery } = apiCallsApi

/** The endpoints, for code outside components. */
export const apiCallsEndpoints = apiCallsApi.endpoints
