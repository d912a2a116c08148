import { getWebhookSecret as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { readWebhookSecret } from '../webhookSecretService.ts'

export const getWebhookSecret = implement(operation, async ({ context, userId }) => ({
  response: await readWebhookSecret(context, userId),
}))
