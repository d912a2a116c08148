import { createApiKey as operation, messages } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { createMerchantKey } from '../apiKeyService.ts'

export const createApiKey = implement(operation, async ({ context, userId, body }) => ({
  response: (await createMerchantKey(context, userId, body.name)) ?? {
    message: messages.prefixTaken,
  },
}))
