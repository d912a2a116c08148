import { addDays, invoiceTotals, nextInvoiceNumber, wireStatuses } from '@sluice/api/contract'
import type {
  CreateInvoiceRequest,
  Invoice,
  PaymentLinkId,
  ListPaymentLinksQuery,
  MerchantId,
} from '@sluice/api/contract'

import { lockOpenAccount, type LockedAccount } from '../accounts/accountLock.ts'
import { readRecipient } from '../accounts/accountService.ts'
import { recordAudit } from '../audit/auditService.ts'
import { findProfile } from '../business/businessService.ts'
import type { Uses } from '../context.ts'
import { joinUnit } from '../database/Database.ts'
import type { Tx, UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { invoiceMail, invoiceTitle, type InvoiceOccasion } from '../mail/invoiceMails.ts'
import { queueMail } from '../mail/mailService.ts'
import { cancelPayment } from '../payments/cancellation.ts'
import { dayOf } from '../payments/dateRange.ts'
import { linkUrl } from '../payments/paymentMembers.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { isUuid } from '../security/random.ts'
import {
  findInvoices,
  hasNumber,
  insertInvoice,
  lockInvoice,
  lockReminderDue,
  updateInvoice,
} from './invoiceRepository.ts'
import type { FullInvoice } from './invoiceRepository.ts'
import { insertLink, switchLink } from './linkRepository.ts'
import { prepareLink } from './linkService.ts'
import { invoiceState, toPublicInvoice } from './publicInvoice.ts'

/** Customers are reminded so many days before and after the due date, at 9 in the morning in India. */
const reminderDays = 3
const reminderHourMs = 9 * 3_600_000

/** The day of the next reminder after `day`. Null if there is none. */
function nextReminder(due: string, day: string): string | null {
  const days = [addDays(due, -reminderDays), addDays(due, reminderDays)]
  return days.find((each) => each > day) ?? null
}

function toInvoice(context: Uses<'publicUrl' | 'now'>, full: FullInvoice): Invoice {
  const { invoice, payment } = full
  return {
    id: invoice.id,
    ...toPublicInvoice(full, context.now()),
    url: linkUrl(context, invoice.id),
    customer_email: invoice.customer_email,
    created_at: invoice.created_at.toISOString(),
    sent_at: invoice.sent_at?.toISOString() ?? null,
    payment_id: payment?.id ?? null,
  }
}

/** A page of the merchant's invoices, newest first. */
export async function listInvoices(
  context: Uses<'database' | 'publicUrl' | 'now'>,
  userId: MerchantId,
  { page, limit }: ListPaymentLinksQuery,
): Promise<Invoice[]> {
  const rows = await findInvoices(context.database.db, userId, (page - 1) * limit, limit)
  return rows.map((row) => toInvoice(context, row))
}

type MailContext = Uses<'database' | 'vault' | 'publicUrl' | 'now'>

async function queueInvoiceMail(
  context: MailContext,
  unit: UnitOfWork,
  full: FullInvoice,
  occasion: InvoiceOccasion,
): Promise<void> {
  const { invoice, link } = full
  const [merchant, seller] = await Promise.all([
    readRecipient(unit.tx, link.user_id),
    findProfile({ ...context, database: joinUnit(context.database, unit) }, link.user_id),
  ])
  if (!merchant) return
  const mail = invoiceMail({
    invoice: toPublicInvoice(full, context.now()),
    seller: {
      name: seller?.name ?? merchant.full_name,
      contacts: [seller?.contact_email, seller?.contact_phone],
    },
    url: linkUrl(context, invoice.id),
    email: invoice.customer_email,
    language: link.customer_language ?? merchant.language,
    occasion,
  })
  await queueMail(context, unit, mail)
}

/** The number that is wanted, or the next one. Fails with `validation_failed` if another invoice has it. */
async function numberFor(
  tx: Tx,
  { id, last_invoice_number }: Pick<LockedAccount, 'id' | 'last_invoice_number'>,
  wanted: string | undefined,
): Promise<string> {
  let number = wanted ?? nextInvoiceNumber(last_invoice_number)
  while (await hasNumber(tx, id, number)) {
    if (wanted !== undefined) throw fieldFailure('number', 'is the number of another invoice')
    number = nextInvoiceNumber(number)
  }
  return number
}

/**
 * Creates an invoice and its payment link, and mails it if it has an email. Fails as `createLink` does, with `validation_failed`
 * if its number is used or its due date has passed, and with `too_many_requests`.
 */
export async function createInvoice(
  context: Uses<
    'settings' | 'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'
  >,
  userId: MerchantId,
  { number: wanted, lines, currency, due_date, note, ...customer }: CreateInvoiceRequest,
): Promise<Invoice> {
  const now = context.now()
  const today = dayOf(now)
  if (due_date < today) throw fieldFailure('due_date', 'must not be in the past')
  const prepared = await prepareLink(context, userId, {
    description: '',
    reference: '',
    is_reusable: false,
    currency,
    amount: (unit) => invoiceTotals(lines, unit).total,
  })
  const mailed = customer.customer_email !== ''
  if (mailed) await consume(context, 'customerMailsByMerchant', userId)
  return context.database.unitOfWork(async (unit) => {
    const { tx } = unit
    // The lock lets parallel calls have one number after the other.
    const merchant = await lockOpenAccount(tx, userId)
    const number = await numberFor(tx, merchant, wanted)
    const link = await insertLink(tx, {
      ...prepared,
      description: invoiceTitle(merchant.language, number),
      reference: number,
      is_invoice: true,
    })
    const invoice = await insertInvoice(tx, {
      id: link.id,
      user_id: userId,
      number,
      ...customer,
      lines,
      note,
      due_date,
      created_at: now,
      sent_at: mailed ? now : null,
      remind_on: mailed ? nextReminder(due_date, today) : null,
    })
    const detail = { link_id: link.id, description: link.description }
    await recordAudit(context, tx, { user_id: userId, action: 'invoice_created', detail })
    const full = { invoice, link, payment: null }
    if (mailed) await queueInvoiceMail(context, unit, full, 'created')
    return toInvoice(context, full)
  })
}

async function lockMerchantInvoice(
  unit: UnitOfWork,
  userId: MerchantId,
  id: PaymentLinkId,
): Promise<FullInvoice> {
  const full = isUuid(id) ? await lockInvoice(unit.tx, userId, id) : null
  if (!full) throw new Failure('not_found')
  return full
}

/**
 * Mails an invoice to its customer again. Fails with `not_found`, with `invoice_closed` if it is paid or cancelled, with
 * `validation_failed` if it has no email, and with `too_many_requests`.
 */
export async function sendInvoice(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PaymentLinkId,
): Promise<Invoice> {
  await consume(context, 'customerMailsByMerchant', userId)
  return context.database.unitOfWork(async (unit) => {
    const full = await lockMerchantInvoice(unit, userId, id)
    const { invoice, link } = full
    const now = context.now()
    const state = invoiceState(full, now)
    if (state === 'paid' || state === 'cancelled') throw new Failure('invoice_closed')
    if (invoice.customer_email === '') throw fieldFailure('customer_email', 'is required')
    await updateInvoice(unit.tx, id, { sent_at: now })
    await queueInvoiceMail(context, unit, full, 'created')
    const detail = { link_id: id, description: link.description }
    await recordAudit(context, unit.tx, { user_id: userId, action: 'invoice_sent', detail })
    return toInvoice(context, { ...full, invoice: { ...invoice, sent_at: now } })
  })
}

/**
 * Cancels an invoice, and the payment that waits for its money. Fails with `not_found`, or with `not_cancellable` if money was
 * received. Repeating it changes nothing.
 */
export async function cancelInvoice(
  context: Uses<'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PaymentLinkId,
): Promise<Invoice> {
  return context.database.unitOfWork(async (unit) => {
    const full = await lockMerchantInvoice(unit, userId, id)
    const { link, payment } = full
    if (invoiceState(full, context.now()) === 'cancelled') return toInvoice(context, full)
    if (payment && payment.status !== wireStatuses.failed) {
      const inner = { ...context, database: joinUnit(context.database, unit) }
      await cancelPayment(inner, userId, payment.id)
    }
    const switched = await switchLink(unit.tx, userId, id, false)
    await updateInvoice(unit.tx, id, { remind_on: null })
    const detail = { link_id: id, description: link.description }
    await recordAudit(context, unit.tx, { user_id: userId, action: 'invoice_cancelled', detail })
    return toInvoice(context, { ...full, link: switched ?? link })
  })
}

/** Reminds the customer of one invoice that is not paid. Returns whether more may be due. */
export async function queueInvoiceReminder(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now'>,
): Promise<boolean> {
  const now = context.now()
  const today = dayOf(new Date(now.getTime() - reminderHourMs))
  return context.database.unitOfWork(async (unit) => {
    const full = await lockReminderDue(unit.tx, today)
    if (!full) return false
    const { id, due_date } = full.invoice
    const state = invoiceState(full, now)
    const isOpen = state === 'open' || state === 'overdue'
    await updateInvoice(unit.tx, id, { remind_on: isOpen ? nextReminder(due_date, today) : null })
    if (isOpen) await queueInvoiceMail(context, unit, full, state === 'open' ? 'due' : 'overdue')
    return true
  })
}
