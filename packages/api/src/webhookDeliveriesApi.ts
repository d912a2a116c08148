import { gatewayApi } from './client/gatewayApi.ts'
import {
  enableWebhook,
  getWebhookSecret,
  listWebhookDeliveries,
  rollWebhookSecret,
} from './contract/webhookDeliveries.ts'
import type { WebhookDelivery, WebhookSecret } from './contract/webhookDeliveries.ts'

/** These calls need a server that announces the capability `webhook_secret`. Decision 5. */
const webhookDeliveriesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Read again when the webhook, which is part of the user, changes. Fails with 404 without a webhook. Never log it. */
    getWebhookSecret: build.query<WebhookSecret, void>({
      query: () => ({ operation: getWebhookSecret }),
      rawResponseSchema: getWebhookSecret.response,
      providesTags: ['User'],
    }),

    /** The response replaces the cached secret without another request. */
    rollWebhookSecret: build.mutation<WebhookSecret, void>({
      query: () => ({ operation: rollWebhookSecret }),
      rawResponseSchema: rollWebhookSecret.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              webhookDeliveriesApi.util.upsertQueryData('getWebhookSecret', undefined, data),
            ),
          () => {},
        )
      },
    }),

    /** Needs a server that announces the capability `enable_webhook`. The response replaces the cached data of the webhook. */
    enableWebhook: build.mutation<WebhookSecret, void>({
      query: () => ({ operation: enableWebhook }),
      rawResponseSchema: enableWebhook.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              webhookDeliveriesApi.util.upsertQueryData('getWebhookSecret', undefined, data),
            ),
          () => {},
        )
      },
      invalidatesTags: ['Attention'],
    }),

    /** The latest 20 events, newest first. */
    listWebhookDeliveries: build.query<WebhookDelivery[], void>({
      query: () => ({ operation: listWebhookDeliveries }),
      rawResponseSchema: listWebhookDeliveries.response,
      providesTags: ['User'],
    }),
  }),
})

export const {
  useGetWebhookSecretQuery,
  useRollWebhookSecretMutation,
  useEnableWebhookMutation,
  useListWebhookDeliveriesQuery,
} = webhookDeliveriesApi

/** The endpoints, for code outside components. */
export const webhookDeliveriesEndpoints = webhookDeliveriesApi.endpoints
