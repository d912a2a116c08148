import { createApi } from '@reduxjs/toolkit/query/react'

import { baseQuery } from './baseQuery.ts'
import type { ApiFailure } from './failure.ts'

/** The one API of the app. The files `<group>Api.ts` inject their endpoints. */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery,
  tagTypes: [
    'User',
    'Transactions',
    'ApiKeys',
    'Attention',
    'PaymentLinks',
    'Invoices',
    'Refunds',
    'PaymentViews',
    'Webhook',
    'Deliveries',
    'Security',
    'Sessions',
    'PaymentPolicy',
    'Notifications',
    'BusinessProfile',
    'CounterDevices',
    'DeviceSales',
  ],
  refetchOnReconnect: true,
  catchSchemaFailure: (): ApiFailure => ({ kind: 'schema' }),
  endpoints: () => ({}),
})
