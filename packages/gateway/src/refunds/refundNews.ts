import type { RefundEventType } from '@sluice/api/contract'

import { readRecipient } from '../accounts/accountService.ts'
import { findProfile } from '../business/businessService.ts'
import type { Uses } from '../context.ts'
import { joinUnit } from '../database/Database.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/mailService.ts'
import {
  customerRefundMail,
  merchantRefundMail,
  refundCodeMail,
  type RefundMail,
} from '../mail/refundMails.ts'
import { readCustomerLanguage } from '../payments/customerLanguage.ts'
import { queueWebhookEvent } from '../webhooks/eventService.ts'
import { claimUrl, networkTitle, priceOf, toRefund } from './refundMembers.ts'
import type { RefundRow } from './refundRepository.ts'

type NewsContext = Uses<'database' | 'networks' | 'vault' | 'publicUrl' | 'now'>

async function mailParts(
  context: NewsContext,
  unit: UnitOfWork,
  refund: RefundRow,
): Promise<RefundMail | null> {
  const merchant = await readRecipient(unit.tx, refund.user_id)
  if (!merchant) return null
  const inner = { ...context, database: joinUnit(context.database, unit) }
  const profile = await findProfile(inner, refund.user_id)
  return {
    merchant,
    language: (await readCustomerLanguage(unit.tx, refund.payment_id)) ?? merchant.language,
    refund: {
      amount: { amount: refund.amount, currency: refund.asset },
      price: priceOf(refund),
      network: networkTitle(context, refund.network),
      reason: refund.reason,
      address: refund.address ?? '',
      customer_email: refund.customer_email,
      expires_at: refund.expires_at,
    },
    seller: {
      name: profile?.name ?? merchant.full_name,
      contacts: [profile?.contact_email, profile?.contact_phone],
    },
    claimUrl: claimUrl(context, refund),
    paymentUrl: `${context.publicUrl()}/transactions?payment=${refund.payment_id}`,
  }
}

/** What is mailed about an event, to the customer and to the merchant. */
function mailsFor(event: RefundEventType, parts: RefundMail): Mail[] {
  const isMailed = parts.refund.customer_email !== ''
  switch (event) {
    case 'refund.created':
      return isMailed ? [customerRefundMail(parts, 'created')] : []
    case 'refund.succeeded':
      return isMailed ? [customerRefundMail(parts, 'succeeded')] : []
    case 'refund.claimed':
      return [merchantRefundMail(parts, 'claimed')]
    case 'refund.expired':
      return [merchantRefundMail(parts, 'expired')]
    case 'refund.reversed':
      return [merchantRefundMail(parts, 'reversed')]
    default:
      return []
  }
}

/** Tells the merchant's server, the merchant and the customer what happened to a refund, in the transaction of the change. */
export async function tellOfRefund(
  context: NewsContext,
  unit: UnitOfWork,
  refund: RefundRow,
  event: RefundEventType,
): Promise<void> {
  const data = await toRefund(context, unit.tx, refund)
  await queueWebhookEvent(context, unit, refund.user_id, {
    type: event,
    payment_id: refund.payment_id,
    data,
  })
  const parts = await mailParts(context, unit, refund)
  for (const mail of parts ? mailsFor(event, parts) : []) await queueMail(context, unit, mail)
  unit.emit(`payment ${refund.payment_id}`)
}

/** Mails a customer the code that confirms an address. */
export async function mailRefundCode(
  context: NewsContext,
  unit: UnitOfWork,
  refund: RefundRow,
  { code, address }: { code: string; address: string },
): Promise<void> {
  const parts = await mailParts(context, unit, refund)
  if (parts) await queueMail(context, unit, refundCodeMail(parts, { code, address }))
}
