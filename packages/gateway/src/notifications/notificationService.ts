import type {
  HeldTransfer,
  MerchantId,
  Notifications,
  PaymentStatusResponse,
  WebhookEventType,
} from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { queueMail } from '../mail/mailService.ts'
import { heldMail, paidMail, reversedMail } from '../mail/paymentMails.ts'
import { findNotified, storePaymentMails } from './notificationRepository.ts'
import { lastSummaryDay } from './summaryDay.ts'

/** Which mails about payments a merchant gets. */
export async function readNotifications(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<Notifications> {
  const merchant = await findNotified(context.database.db, userId)
  if (!merchant) throw new Failure('not_found')
  return { payment_mails: merchant.payment_mails }
}

/** Changes which mails about payments a merchant gets. The first daily summary is that of the day that is not over. */
export async function changeNotifications(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  { payment_mails }: Notifications,
): Promise<Notifications> {
  await context.database.unitOfWork(async ({ tx }) => {
    const summary_day = lastSummaryDay(context.now())
    await storePaymentMails(tx, userId, { payment_mails, summary_day })
    await recordAudit(context, tx, { user_id: userId, action: 'notifications_changed' })
  })
  return { payment_mails }
}

/** What happened to a payment. */
interface PaymentNews {
  types: readonly WebhookEventType[]
  payment: PaymentStatusResponse
  /** Money that is held now and was not before. */
  held: readonly HeldTransfer[]
}

/**
 * Queues the mails about what happened to a merchant's payment, in its transaction. Of held money and of reversals there is
 * always one.
 */
export async function queuePaymentMails(
  context: Uses<'vault' | 'publicUrl' | 'now'>,
  unit: UnitOfWork,
  userId: MerchantId,
  { types, payment, held }: PaymentNews,
): Promise<void> {
  const isPaid = types.includes('payment.paid')
  const isReversed = types.includes('payment.reversed')
  if (!isPaid && !isReversed && held.length === 0) return
  const merchant = await findNotified(unit.tx, userId)
  if (!merchant) return
  const [url, change] = [context.publicUrl(), { payment, at: context.now() }]
  if (isReversed) await queueMail(context, unit, reversedMail(url, merchant, change))
  if (isPaid && merchant.payment_mails === 'each_payment') {
    await queueMail(context, unit, paidMail(url, merchant, change))
  }
  if (held.length > 0) {
    await queueMail(context, unit, heldMail(url, merchant, { ...change, held }))
  }
}
