import { toApiFailure, webhookEndpoints, type ApiFailure } from '@sluice/api'
import { setWebhookRequestSchema, type SetWebhookRequest } from '@sluice/api/contract'

import { store } from '../../lib/store.ts'

export const schema = setWebhookRequestSchema

/** Sets the address; the cached auth is cleared and the user read again on the way. Specification, section 4. */
export async function send(request: SetWebhookRequest): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(webhookEndpoints.setWebhook.initiate(request))
  return toApiFailure(error)
}
