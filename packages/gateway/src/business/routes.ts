import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { addMerchantBusiness } from './businessService.ts'

export const businessRoutes = {
  /** `tps` is accepted and ignored. D29. */
  addBusinessInfo: route(operations.addBusinessInfo, async ({ context, userId, body }) => {
    await addMerchantBusiness(context, userId, body.name)
    return { message: 'Business added' }
  }),
}
