import type { MessageResponse } from '../contract/message.ts'
import { setWebhook } from '../contract/webhook.ts'
import type { SetWebhookRequest } from '../contract/webhook.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { messageOrEmpty } from '../messageOrEmpty.ts'
import { environmentOf } from '../transport/environment.ts'

const webhookApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** A GET that changes something: sent once, never cached. On success the cached auth goes. Specification, section 4. */
    setWebhook: build.mutation<MessageResponse, SetWebhookRequest>({
      query: ({ webhookUrl }) => ({ operation: setWebhook, query: { webhookUrl } }),
      rawResponseSchema: messageOrEmpty(setWebhook.response),
      onQueryStarted: async (_, { queryFulfilled, extra }) => {
        const { session } = environmentOf({ extra })
        await queryFulfilled.then(session.clearCachedAuth, () => {})
      },
      invalidatesTags: (response) => (response ? ['User'] : []),
    }),
  }),
})

export const { useSetWebhookMutation } = webhookApi

/** The call about the webhook, for code outside components. */
export const webhookEndpoints = webhookApi.endpoints
