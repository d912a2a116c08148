import { revokeApiKey as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { revokeMerchantKey } from '../apiKeyService.ts'

export const revokeApiKey = implement(operation, async ({ context, userId, params }) => {
  await revokeMerchantKey(context, userId, params.id)
  return { response: { message: 'Key revoked successfully' } }
})
