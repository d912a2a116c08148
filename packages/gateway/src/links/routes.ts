import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { cancelInvoice, createInvoice, listInvoices, sendInvoice } from './invoiceService.ts'
import { createLink, listLinks, setLinkActive } from './linkService.ts'
import { openLink, readLink } from './openLink.ts'

export const linkRoutes = {
  listInvoices: route(operations.listInvoices, ({ context, userId, query }) =>
    listInvoices(context, userId, query),
  ),

  createInvoice: route(operations.createInvoice, ({ context, userId, body }) =>
    createInvoice(context, userId, body),
  ),

  sendInvoice: route(operations.sendInvoice, ({ context, userId, params }) =>
    sendInvoice(context, userId, params.id),
  ),

  cancelInvoice: route(operations.cancelInvoice, ({ context, userId, params }) =>
    cancelInvoice(context, userId, params.id),
  ),

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
