import { environmentOf } from './client/baseQuery.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import { optionalMessageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import {
  enableWebhook,
  getWebhookSecret,
  listWebhookDeliveries,
  rollWebhookSecret,
  setWebhook,
} from './contract/webhook.ts'
import type { SetWebhookRequest, WebhookDelivery, WebhookSecret } from './contract/webhook.ts'

const webhookApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A GET that changes data, hence a mutation. On success the cached auth is cleared. Specification, section 4. */
    setWebhook: build.mutation<MessageResponse, SetWebhookRequest>({
      query: ({ webhookUrl }) => ({ operation: setWebhook, query: { webhookUrl } }),
      rawResponseSchema: optionalMessageResponseSchema,
      onQueryStarted: async (_, { queryFulfilled, extra }) => {
        const { session } = environmentOf({ extra })
        await queryFulfilled.then(session.clearCachedAuth, () => {})
      },
      invalidatesTags: (response) => (response ? ['User'] : []),
    }),

    // The calls below need a server that announces the capability `webhook_secret`. Decision 5.

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
            dispatch(webhookApi.util.upsertQueryData('getWebhookSecret', undefined, data)),
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
            dispatch(webhookApi.util.upsertQueryData('getWebhookSecret', undefined, data)),
          () => {},
        )
      },
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
  useSetWebhookMutation,
  useGetWebhookSecretQuery,
  useRollWebhookSecretMutation,
  useEnableWebhookMutation,
  useListWebhookDeliveriesQuery,
} = webhookApi

/** The endpoints, for code outside components. */
export const webhookEndpoints = webhookApi.endpoints
