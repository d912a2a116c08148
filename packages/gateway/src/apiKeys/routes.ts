import { messages, operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import {
  createMerchantKey,
  listMerchantKeys,
  revokeMerchantKey,
  rollMerchantKey,
} from './apiKeyService.ts'

export const apiKeyRoutes = {
  listApiKeys: route(operations.listApiKeys, async ({ context, userId }) => {
    const keys = await listMerchantKeys(context, userId)
    return keys.length > 0 ? keys : { message: messages.noApiKeys }
  }),

  createApiKey: route(
    operations.createApiKey,
    async ({ context, userId, body }) =>
      (await createMerchantKey(context, userId, body.name)) ?? { message: messages.prefixTaken },
  ),

  revokeApiKey: route(operations.revokeApiKey, async ({ context, userId, params }) => {
    await revokeMerchantKey(context, userId, params.id)
    return { message: 'Key revoked successfully' }
  }),

  rollApiKey: route(operations.rollApiKey, ({ context, userId, params }) =>
    rollMerchantKey(context, userId, params.id),
  ),
}
