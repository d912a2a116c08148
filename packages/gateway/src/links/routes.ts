import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { createLink, listLinks, setLinkActive } from './linkService.ts'
import { openLink, readLink } from './openLink.ts'

export const linkRoutes = {
  listPaymentLinks: route(operations.listPaymentLinks, ({ context, userId, query }) =>
    listLinks(context, userId, query),
  ),

  createPaymentLink: route(operations.createPaymentLink, ({ context, userId, body }) =>
    createLink(context, userId, body),
  ),

  updatePaymentLink: route(operations.updatePaymentLink, ({ context, userId, params, body }) =>
    setLinkActive(context, userId, params.id, body.is_active),
  ),

  getPaymentLink: route(operations.getPaymentLink, async ({ context, address, params }) => {
    await consume(context, 'checkoutByAddress', address)
    return readLink(context, params.id)
  }),

  openPaymentLink: route(operations.openPaymentLink, async ({ context, address, params, body }) => {
    await consume(context, 'linkByAddress', address)
    return openLink(context, params.id, body)
  }),
}
