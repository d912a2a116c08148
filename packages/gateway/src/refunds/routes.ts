import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { claimRefund, readPublicRefund } from './claimRefund.ts'
import { startPaying, verifyRefund } from './payRefund.ts'
import {
  cancelRefund,
  createRefund,
  listRefunds,
  readRefund,
  readRefundable,
} from './refundService.ts'

export const refundRoutes = {
  createRefund: route(operations.createRefund, ({ context, userId, body }) =>
    createRefund(context, userId, body),
  ),

  getRefund: route(operations.getRefund, ({ context, userId, params }) =>
    readRefund(context, userId, params.id),
  ),

  listRefunds: route(operations.listRefunds, ({ context, userId, query }) =>
    listRefunds(context, userId, query),
  ),

  cancelRefund: route(operations.cancelRefund, ({ context, userId, params }) =>
    cancelRefund(context, userId, params.id),
  ),

  verifyRefund: route(operations.verifyRefund, ({ context, userId, params, body }) =>
    verifyRefund(context, userId, params.id, body),
  ),

  payRefund: route(operations.payRefund, ({ context, userId, params, body }) =>
    startPaying(context, userId, params.id, body.address),
  ),

  getRefundable: route(operations.getRefundable, ({ context, userId, params }) =>
    readRefundable(context, userId, params.id),
  ),

  getPublicRefund: route(operations.getPublicRefund, async ({ context, address, params }) => {
    await consume(context, 'checkoutByAddress', address)
    return readPublicRefund(context, params.id)
  }),

  claimRefund: route(operations.claimRefund, async ({ context, address, params, body }) => {
    await consume(context, 'linkByAddress', address)
    return claimRefund(context, params.id, body)
  }),
}
