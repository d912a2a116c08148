import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { listDepositTerms } from './depositTerms.ts'
import type { Call } from '../http/route.ts'
import { cancelPayment } from './cancellation.ts'
import { findTransfer } from './findTransfer.ts'
import { forwardPayment } from './forwarding.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { listRates, previewPayment } from './preview.ts'
import { changePaymentPolicy, readPaymentPolicy } from './paymentPolicy.ts'
import { listViews, removeView, saveView } from './paymentViews.ts'
import { acceptPayment } from './resolution.ts'
import { createSale, listSales } from './sales.ts'
import { readTimeline } from './timeline.ts'
import {
  countMerchantPayments,
  createPayment,
  listMerchantPayments,
  readPaymentStatus,
} from './paymentService.ts'

type ListCall = Call<typeof operations.listPayments | typeof operations.viewPayments>

/** A page, with the URL of the next one in the header `Link`. */
async function listPage({ context, operation, userId, query, setHeader }: ListCall) {
  const { payments, next } = await listMerchantPayments(context, userId, query)
  if (next !== null) {
    const given = Object.entries({ ...query, cursor: next }).flatMap(([name, value]) =>
      value === undefined || name === 'page' ? [] : [[name, String(value)]],
    )
    const url = `${context.publicUrl()}${operation.path}?${new URLSearchParams(given)}`
    setHeader('link', `<${url}>; rel="next"`)
  }
  return payments
}

type CancelCall = Call<typeof operations.cancelPayment | typeof operations.cancelMerchantPayment>

async function cancel({ context, userId, params }: CancelCall) {
  await cancelPayment(context, userId, params.id)
  return readPaymentStatus(context, userId, params.id)
}

export const paymentRoutes = {
  listPaymentViews: route(operations.listPaymentViews, ({ context, userId }) =>
    listViews(context, userId),
  ),

  savePaymentView: route(operations.savePaymentView, ({ context, userId, body }) =>
    saveView(context, userId, body),
  ),

  removePaymentView: route(operations.removePaymentView, ({ context, userId, params }) =>
    removeView(context, userId, params.id),
  ),

  getPaymentPolicy: route(operations.getPaymentPolicy, ({ context, userId }) =>
    readPaymentPolicy(context, userId),
  ),
  setPaymentPolicy: route(operations.setPaymentPolicy, ({ context, userId, body }) =>
    changePaymentPolicy(context, userId, body),
  ),
  listRates: route(operations.listRates, async ({ context, address, query }) => {
    await consume(context, 'checkoutByAddress', address)
    return listRates(context, query)
  }),
  previewPayment: route(operations.previewPayment, ({ context, userId, query }) =>
    previewPayment(context, userId, query),
  ),
  countPayments: route(operations.countPayments, async ({ context, userId }) => ({
    count: await countMerchantPayments(context, userId),
  })),

  listPayments: route(operations.listPayments, listPage),

  viewPayments: route(operations.viewPayments, listPage),

  getPaymentStatus: route(operations.getPaymentStatus, ({ context, userId, params }) =>
    readPaymentStatus(context, userId, params.id),
  ),

  createPayment: route(operations.createPayment, ({ context, userId, body }) =>
    createPayment(context, userId, body),
  ),

  listDepositTerms: route(operations.listDepositTerms, ({ context, userId, query }) =>
    listDepositTerms(context, userId, query),
  ),

  createMerchantPayment: route(operations.createMerchantPayment, ({ context, userId, body }) =>
    createPayment(context, userId, body, { created_by: 'dashboard', link_id: null }),
  ),

  createSale: route(operations.createSale, ({ context, userId, body }) =>
    createSale(context, userId, body),
  ),

  listSales: route(operations.listSales, ({ context, userId }) => listSales(context, userId)),

  cancelPayment: route(operations.cancelPayment, cancel),

  cancelMerchantPayment: route(operations.cancelMerchantPayment, cancel),

  getPaymentTimeline: route(operations.getPaymentTimeline, ({ context, userId, params }) =>
    readTimeline(context, userId, params.id),
  ),

  forwardPayment: route(operations.forwardPayment, async ({ context, userId, params }) => {
    await forwardPayment(context, userId, params.id)
    return readPaymentStatus(context, userId, params.id)
  }),

  findTransfer: route(operations.findTransfer, ({ context, userId, query }) =>
    findTransfer(context, userId, query.hash),
  ),

  acceptPayment: route(operations.acceptPayment, async ({ context, userId, params }) => {
    await acceptPayment(context, userId, params.id)
    return readPaymentStatus(context, userId, params.id)
  }),
}
