import { gatewayApi } from './client/gatewayApi.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import {
  enableWebhook,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhookDeliveries,
  removeWebhook,
  resendFailedWebhooks,
  resendWebhookDelivery,
  rollWebhookSecret,
  sendTestWebhook,
} from './contract/webhookDeliveries.ts'
import type {
  ListWebhookDeliveriesQuery,
  ResendWebhooksRequest,
  ResentWebhooks,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookSecret,
} from './contract/webhookDeliveries.ts'

const webhookDeliveriesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Read again when the webhook is set. Fails with 404 without a webhook. Never log it. */
    getWebhookSecret: build.query<WebhookSecret, void>({
      query: () => ({ operation: getWebhookSecret }),
      rawResponseSchema: getWebhookSecret.response,
      providesTags: ['Webhook'],
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

    /** The events, newest first, 20 per page. */
    listWebhookDeliveries: build.query<WebhookDelivery[], Partial<ListWebhookDeliveriesQuery>>({
      query: ({ page, state }) => ({ operation: listWebhookDeliveries, query: { page, state } }),
      rawResponseSchema: listWebhookDeliveries.response,
      providesTags: ['Deliveries'],
    }),

    getWebhookDelivery: build.query<WebhookDeliveryDetail, { id: string }>({
      query: ({ id }) => ({ operation: getWebhookDelivery, params: { id } }),
      rawResponseSchema: getWebhookDelivery.response,
      providesTags: ['Deliveries'],
    }),

    resendWebhookDelivery: build.mutation<WebhookDelivery, { id: string }>({
      query: ({ id }) => ({ operation: resendWebhookDelivery, params: { id } }),
      rawResponseSchema: resendWebhookDelivery.response,
      invalidatesTags: ['Deliveries'],
    }),

    resendFailedWebhooks: build.mutation<ResentWebhooks, ResendWebhooksRequest>({
      query: ({ since }) => ({ operation: resendFailedWebhooks, body: { since } }),
      rawResponseSchema: resendFailedWebhooks.response,
      invalidatesTags: ['Deliveries'],
    }),

    sendTestWebhook: build.mutation<WebhookDelivery, void>({
      query: () => ({ operation: sendTestWebhook }),
      rawResponseSchema: sendTestWebhook.response,
      invalidatesTags: ['Deliveries'],
    }),

    /** The webhook is part of the user, who is read again. Its secret is not: there is none any more. */
    removeWebhook: build.mutation<MessageResponse, void>({
      query: () => ({ operation: removeWebhook }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: (response) => (response ? ['User', 'Attention', 'Deliveries'] : []),
    }),
  }),
})

export const {
  useGetWebhookSecretQuery,
  useRollWebhookSecretMutation,
  useEnableWebhookMutation,
  useListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  useResendFailedWebhooksMutation,
  useSendTestWebhookMutation,
  useRemoveWebhookMutation,
} = webhookDeliveriesApi

/** The endpoints, for code outside components. */
export const webhookDeliveriesEndpoints = webhookDeliveriesApi.endpoints
