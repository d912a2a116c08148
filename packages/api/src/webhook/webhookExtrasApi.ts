import {
  getWebhookSecret,
  listWebhookDeliveries,
  rollWebhookSecret,
} from '../contract/webhookExtras.ts'
import type { WebhookDelivery, WebhookSecret } from '../contract/webhookExtras.ts'
import { gatewayApi } from '../gatewayApi.ts'

/** Calls beyond the specification: only for a server that announces `webhook_secret`. Decision 5. */
const webhookExtrasApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again when the webhook changes, which is part of the user. Fails with 404 without a webhook. Never log it. */
    getWebhookSecret: build.query<WebhookSecret, void>({
      query: () => ({ operation: getWebhookSecret }),
      rawResponseSchema: getWebhookSecret.response,
      providesTags: ['User'],
    }),

    /** The answer is what is shown from then on, without asking again. */
    rollWebhookSecret: build.mutation<WebhookSecret, void>({
      query: () => ({ operation: rollWebhookSecret }),
      rawResponseSchema: rollWebhookSecret.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const show = webhookExtrasApi.util.upsertQueryData
        await queryFulfilled.then(
          ({ data }) => dispatch(show('getWebhookSecret', undefined, data)),
          () => {},
        )
      },
    }),

    /** The last 20 events, newest first. */
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
  useLazyListWebhookDeliveriesQuery,
} = webhookExtrasApi

/** The extra calls about the webhook, for code outside components. */
export const webhookExtrasEndpoints = webhookExtrasApi.endpoints
