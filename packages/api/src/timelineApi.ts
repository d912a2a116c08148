import { gatewayApi } from './client/gatewayApi.ts'
import { getPaymentTimeline } from './contract/timeline.ts'
import type { TimelineEntry } from './contract/timeline.ts'

const timelineApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentTimeline: build.query<TimelineEntry[], { id: string }>({
      query: ({ id }) => ({ operation: getPaymentTimeline, params: { id } }),
      rawResponseSchema: getPaymentTimeline.response,
      providesTags: ['Transactions', 'Deliveries'],
    }),
  }),
})

export const { useGetPaymentTimelineQuery } = timelineApi

/** The endpoints, for code outside components. */
export const timelineEndpoints = timelineApi.endpoints
