import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { Failure } from '../errors/Failure.ts'
import type { RouteGroup } from '../http/RouteGroup.ts'
import {
  addMerchantBusiness,
  changeLogo,
  changeProfile,
  readLogo,
  readProfile,
} from './businessService.ts'

export const businessRoutes = {
  /** `tps` is accepted and ignored. D29. */
  addBusinessInfo: route(operations.addBusinessInfo, async ({ context, userId, body }) => {
    await addMerchantBusiness(context, userId, body.name)
    return { message: 'Business added' }
  }),
  getBusinessProfile: route(operations.getBusinessProfile, ({ context, userId }) =>
    readProfile(context, userId),
  ),
  setBusinessProfile: route(operations.setBusinessProfile, ({ context, userId, body }) =>
    changeProfile(context, userId, body),
  ),
  setLogo: route(operations.setLogo, ({ context, userId, body }) =>
    changeLogo(context, userId, body.image),
  ),
}

/** The images of businesses, on the pages of their customers. An ID always means the same image. */
export const logoRoutes: RouteGroup = (app, context) => {
  app.get('/pay/api/logo/:id', async (c) => {
    const logo = await readLogo(context, c.req.param('id'))
    if (!logo) throw new Failure('not_found')
    return c.body(logo.bytes, 200, {
      'content-type': logo.type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
