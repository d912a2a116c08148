import { environmentOf } from './client/baseQuery.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import { setWebhook } from './contract/webhook.ts'
import type { SetWebhookRequest } from './contract/webhook.ts'

const webhookApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A GET that changes data, hence a mutation. On success the cached auth is cleared. Specification, section 4. */
    setWebhook: build.mutation<MessageResponse, SetWebhookRequest>({
      query: ({ webhookUrl }) => ({ operation: setWebhook, query: { webhookUrl } }),
      rawResponseSchema: messageResponseSchema,
      onQueryStarted: async (_, { queryFulfilled, extra }) => {
        const { session } = environmentOf({ extra })
        await queryFulfilled.then(session.clearCachedAuth, () => {})
      },
      invalidatesTags: (response) => (response ? ['User', 'Webhook', 'Deliveries'] : []),
    }),
  }),
})

export const { useSetWebhookMutation } = webhookApi

/** The endpoints, for code outside components. */
export const webhookEndpoints = webhookApi.endpoints
