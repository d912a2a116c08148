import { addBusinessInfo as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { addMerchantBusiness } from '../businessService.ts'

/** `tps` is taken and ignored. Decision 29. */
export const addBusinessInfo = implement(operation, async ({ context, userId, body }) => {
  await addMerchantBusiness(context, userId, body.name)
  return { response: { message: 'Business added' } }
})
