import { rollWebhookSecret as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { rollMerchantSecret } from '../webhookSecretService.ts'

export const rollWebhookSecret = implement(operation, async ({ context, userId }) => ({
  response: await rollMerchantSecret(context, userId),
}))
