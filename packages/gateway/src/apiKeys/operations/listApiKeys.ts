import { listApiKeys as operation, messages } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { listMerchantKeys } from '../apiKeyService.ts'

export const listApiKeys = implement(operation, async ({ context, userId }) => {
  const keys = await listMerchantKeys(context, userId)
  return { response: keys.length > 0 ? keys : { message: messages.noApiKeys } }
})
