import { gatewayApi } from './client/gatewayApi.ts'
import { getTransactionTimeline } from './contract/timeline.ts'
import type { TimelineEntry } from './contract/timeline.ts'

const timelineApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getTransactionTimeline: build.query<TimelineEntry[], { id: string }>({
      query: ({ id }) => ({ operation: getTransactionTimeline, params: { id } }),
      rawResponseSchema: getTransactionTimeline.response,
      providesTags: ['Transactions', 'Deliveries'],
    }),
  }),
})

export const { useGetTransactionTimelineQuery } = timelineApi

/** The endpoints, for code outside components. */
export const timelineEndpoints = timelineApi.endpoints
