import type {
  Decimal,
  OpenPaymentLinkRequest,
  PaymentId,
  PaymentLinkId,
  PublicLink,
} from '@sluice/api/contract'

import { sellerMembers } from '../business/sellerMembers.ts'
import type { Uses } from '../context.ts'
import { joinUnit } from '../database/Database.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { checkoutUrl } from '../payments/paymentMembers.ts'
import { keepCustomerLanguage } from '../payments/customerLanguage.ts'
import { createPayment } from '../payments/paymentService.ts'
import { findInvoiceCustomer } from './invoiceRepository.ts'
import {
  countPayment,
  findLatestPayment,
  findLink,
  lockLink,
  storeLinkLanguage,
} from './linkRepository.ts'
import type { LinkRow } from './linkRepository.ts'
import { endOf, mailLinkProblem, problemIn } from './linkProblem.ts'
import { toPublicInvoice } from './publicInvoice.ts'

/** What a customer sees of a payment link. Fails with `not_found`. */
export async function readLink(
  context: Uses<'database' | 'publicUrl' | 'now' | 'origin'>,
  id: PaymentLinkId,
): Promise<PublicLink> {
  const { db } = context.database
  const found = isUuid(id) ? await findLink(db, id) : null
  if (!found) throw new Failure('not_found')
  const { link, seller, invoice } = found
  const { language } = context.origin
  if (invoice && link.customer_language !== language) {
    await context.database.unitOfWork(({ tx }) => storeLinkLanguage(tx, id, language))
  }
  const payment = isUsed(link) ? await findLatestPayment(db, link) : null
  return {
    id: link.id,
    business_name: seller?.business_name ?? '',
    seller: sellerMembers(context, seller),
    description: link.description,
    amount: link.amount,
    currency: link.currency,
    is_active: link.is_active && (await endOf(db, link, context.now())) === null,
    checkout_url: payment && checkoutUrl(context, payment.id),
    invoice: invoice && toPublicInvoice({ link, invoice, payment }, context.now()),
  }
}

/** Whether a link has made the only payment that it makes. */
function isUsed({ is_active, is_reusable }: LinkRow): boolean {
  return !is_active && !is_reusable
}

function amountFor({ amount: fixed }: LinkRow, entered: Decimal | undefined): Decimal {
  if (fixed !== null && entered !== undefined) {
    throw fieldFailure('amount', 'must not be sent, because the link has an amount')
  }
  const amount = fixed ?? entered
  if (amount === undefined) throw fieldFailure('amount', 'is required')
  return amount
}

/**
 * Creates a payment for a customer. A link that is not reusable makes one, and leads to that one again when it is opened
 * again. Fails with `not_found`, with `link_inactive`, with `rate_unavailable`, or with `validation_failed` for the amount. If that is
 * because of what only the merchant can change, they are told by mail.
 */
export async function openLink(
  context: Uses<
    'settings' | 'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'
  >,
  id: PaymentLinkId,
  { amount: entered }: OpenPaymentLinkRequest,
): Promise<{ id: PaymentId; checkout_url: string }> {
  try {
    return await openOnce(context, id, entered)
  } catch (error) {
    if (!(error instanceof UnpayableLink)) throw error
    await mailLinkProblem(context, error.link, error.problem)
    throw new Failure('link_inactive', { cause: error })
  }
}

/** A link with which no customer can pay, until its merchant does something. */
class UnpayableLink extends Error {
  readonly link: LinkRow
  readonly problem: ReturnType<typeof problemIn>

  constructor(link: LinkRow, cause: Failure) {
    super(`A payment link cannot take money: ${cause.code}`, { cause })
    this.link = link
    this.problem = problemIn(cause)
  }
}

function openOnce(
  context: Uses<'settings' | 'database' | 'networks' | 'rates' | 'publicUrl' | 'now' | 'origin'>,
  id: PaymentLinkId,
  entered: Decimal | undefined,
): Promise<{ id: PaymentId; checkout_url: string }> {
  const { database } = context
  return database.unitOfWork(async (unit) => {
    const { tx } = unit
    // The lock lets only the first of parallel openings make the payment of a link that is not reusable.
    const link = isUuid(id) ? await lockLink(tx, id) : null
    if (!link) throw new Failure('not_found')
    if (!link.is_active) {
      const payment = isUsed(link) ? await findLatestPayment(tx, link) : null
      if (payment === null) throw new Failure('link_inactive')
      return { id: payment.id, checkout_url: checkoutUrl(context, payment.id) }
    }
    if (await endOf(tx, link, context.now())) throw new Failure('link_inactive')
    const amount = amountFor(link, entered)
    const inner = { ...context, database: joinUnit(database, unit) }
    const { description, currency, reference, return_url } = link
    const customer = link.is_invoice ? await findInvoiceCustomer(tx, id) : null
    const texts = { metadata: '', description, reference, ...customer }
    const request = { amount, currency, ...texts, ...(return_url !== null && { return_url }) }
    const origin = { created_by: 'link', link_id: id } as const
    try {
      const payment = await createPayment(inner, link.user_id, request, origin)
      await countPayment(tx, link)
      await keepCustomerLanguage(tx, payment.id, context.origin.language)
      return {
        id: payment.id,
        checkout_url: checkoutUrl(context, payment.id),
      }
    } catch (error) {
      // Nothing that the customer could change: the merchant's wallet, or the amount of the link.
      const isMerchants =
        error instanceof Failure &&
        error.code !== 'rate_unavailable' &&
        (link.amount !== null || error.code === 'wallet_required')
      throw isMerchants ? new UnpayableLink(link, error) : error
    }
  })
}
