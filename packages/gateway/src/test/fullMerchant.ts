import type {
  ApiKeyId,
  CounterDeviceId,
  PasskeyId,
  PaymentId,
  PaymentLinkId,
  PaymentViewId,
  RefundId,
  SessionId,
} from '@sluice/api/contract'
import { and, eq } from 'drizzle-orm'

import { startSession } from '../accounts/sessionService.ts'
import { createMerchantKey } from '../apiKeys/apiKeyService.ts'
import { auditEvents, ledgerEntries, sessions } from '../database/schema/index.ts'
import { addDevice, pairDevice } from '../counter/deviceService.ts'
import { createInvoice } from '../links/invoiceService.ts'
import { createLink } from '../links/linkService.ts'
import { openLink } from '../links/openLink.ts'
import { saveView } from '../payments/paymentViews.ts'
import { createPayment } from '../payments/paymentService.ts'
import { claimRefund } from '../refunds/claimRefund.ts'
import { createRefund } from '../refunds/refundService.ts'
import { sendTestEvent } from '../webhooks/deliveryService.ts'
import { setWebhook } from '../webhooks/webhookService.ts'
import { addTestPasskey } from './addTestPasskey.ts'
import { customerWallet, newRefund, wrongTransfer } from './refunds.ts'
import { createTestChain } from './testChain.ts'
import type { TestContext } from './testContext.ts'

/** A merchant with one of everything that has an ID. */
export interface FullMerchant {
  id: string
  token: string
  key: string
  keyId: ApiKeyId
  passkeyId: PasskeyId
  /** Holds money that came too late. */
  paymentId: PaymentId
  /** Waits for money. */
  waitingId: string
  /** What credited a payment. */
  balanceTransactionId: string
  linkId: PaymentLinkId
  /** To be paid. */
  invoiceId: PaymentLinkId
  viewId: PaymentViewId
  /** Of a payment that was credited. Claimed, to be paid to `customerWallet`. */
  refundId: RefundId
  /** What opens its customer's page. */
  claim: string
  /** A payment with money that can be refunded. */
  refundableId: PaymentId
  deviceId: CounterDeviceId
  deviceToken: string
  /** A sale of the device that waits for money. */
  saleId: PaymentId
  eventId: string
  sessionId: SessionId
  auditId: string
}

/** Adds a merchant who has one of everything. */
export async function addFullMerchant(context: TestContext): Promise<FullMerchant> {
  const id = await context.addMerchant()
  const key = await createMerchantKey(context, id, 'Shop')
  await setWebhook(context, id, 'https://shop.example/hook')
  const event = await sendTestEvent(context, id)
  const request = { amount: '1', metadata: 'a secret of its owner' } as const
  const link = await createLink(context, id, {
    description: 'Tea',
    amount: '1',
    reference: 'a secret of its owner',
    is_reusable: true,
  })
  await openLink(context, link.id, {})
  const [view] = await saveView(context, id, { name: 'Unpaid', query: 'status=0' })
  const invoice = await createInvoice(context, id, {
    customer_name: 'Asha Traders',
    customer_email: 'asha@traders.example',
    lines: [{ description: 'Tea', quantity: '2', unit_price: '10', tax_percent: '5' }],
    due_date: '2100-01-31',
    note: 'a secret of its owner',
  })
  const waiting = await createPayment(context, id, { ...request, expires_in: 86_400 })
  const paid = await createPayment(context, id, { ...request, expires_in: 86_400 })
  const created = await createPayment(context, id, request)
  const { id: paymentId, deposit_address: wallet } = created
  // It holds money that came too late.
  context.clock.now = new Date(context.clock.now.getTime() + 7_200_000)
  // Used just now, so that its first call need not note it.
  const device = await addDevice(context, id, { name: 'Till', currency: 'USDT' })
  const deviceToken = await pairDevice(context, device.code)
  const sold = { created_by: 'counter', link_id: null, device_id: device.id } as const
  const sale = await createPayment(context, id, { ...request, expires_in: 86_400 }, sold)
  const chain = createTestChain(context)
  await chain.catchUp()
  await chain.pay({ address: wallet, amount: '1', hash: paymentId })
  await chain.pay({ address: paid.deposit_address, amount: '1', hash: paid.id })
  const { db } = context.database
  const refund = await createRefund(context, id, newRefund(paid.id, '0.5'))
  const claim = refund.claim_url.split('/').at(-1) ?? ''
  await claimRefund(context, claim, { address: customerWallet, accepts_contract: false })
  await chain.pay(wrongTransfer)
  const logIn = () => context.database.unitOfWork((unit) => startSession(context, unit, id))
  await logIn()
  const [other] = await db.select().from(sessions).where(eq(sessions.user_id, id))
  const [audited] = await db.select().from(auditEvents).where(eq(auditEvents.user_id, id))
  const [credited] = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.payment_id, paid.id), eq(ledgerEntries.account, 'merchant')))
  return {
    id,
    // The session that is ended is not the one that ends it.
    token: await logIn(),
    sessionId: other?.id ?? '',
    auditId: audited?.id ?? '',
    key: key?.key ?? '',
    keyId: key?.id ?? '',
    passkeyId: await addTestPasskey(context, id),
    paymentId,
    waitingId: waiting.id,
    balanceTransactionId: credited?.id ?? '',
    linkId: link.id,
    invoiceId: invoice.id,
    viewId: view?.id ?? '',
    refundId: refund.id,
    claim,
    refundableId: paid.id,
    deviceId: device.id,
    deviceToken,
    saleId: sale.id,
    eventId: event.id,
  }
}
