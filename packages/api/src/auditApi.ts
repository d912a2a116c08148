import { gatewayApi } from './client/gatewayApi.ts'
import { listAuditEvents } from './contract/audit.ts'
import type { AuditEvent } from './contract/audit.ts'
import { limits } from './contract/limits.ts'

const auditApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The changes to the account, newest first. A page ends with the cursor of the next one. */
    loadAuditEvents: build.infiniteQuery<AuditEvent[], void, string | undefined>({
      query: ({ pageParam }) => ({
        operation: listAuditEvents,
        query: { cursor: pageParam, limit: limits.developersPageSize },
      }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (lastPage) =>
          lastPage.length >= limits.developersPageSize ? lastPage.at(-1)?.id : undefined,
      },
      rawResponseSchema: listAuditEvents.response,
      providesTags: ['User', 'Sessions'],
    }),

    /** One page, for the export. */
    listAuditEvents: build.query<AuditEvent[], { cursor: string | undefined; limit: number }>({
      query: ({ cursor, limit }) => ({ operation: listAuditEvents, query: { cursor, limit } }),
      rawResponseSchema: listAuditEvents.response,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useLoadAuditEventsInfiniteQuery, useLazyListAuditEventsQuery } = auditApi

/** The endpoints, for code outside components. */
export const auditEndpoints = auditApi.endpoints
