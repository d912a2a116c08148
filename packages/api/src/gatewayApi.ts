import { createApi } from '@reduxjs/toolkit/query/react'

import type { ApiFailure } from './failure.ts'
import { baseQuery } from './baseQuery.ts'
import { joinSubmits } from './transport/joinSubmits.ts'
import { retryReads } from './transport/retryReads.ts'

/**
 * The one API of the app. Each folder beside this file injects its group of calls, every call declared in the same
 * order: query, schemas, transform, tags.
 */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery: retryReads(joinSubmits(baseQuery)),
  tagTypes: ['User', 'Transactions', 'ApiKeys'],
  refetchOnReconnect: true,
  catchSchemaFailure: (): ApiFailure => ({ kind: 'schema' }),
  endpoints: () => ({}),
})
