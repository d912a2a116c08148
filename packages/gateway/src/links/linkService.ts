import { toAmount, toDecimal } from '@sluice/api/contract'
import type {
  CreatePaymentLinkRequest,
  Decimal,
  ListPaymentLinksQuery,
  MerchantId,
  PaymentLink,
  PaymentLinkId,
} from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { linkUrl } from '../payments/paymentMembers.ts'
import { checkReturnUrl } from '../payments/paymentService.ts'
import { amountDue, termsFor } from '../payments/paymentTerms.ts'
import { findLinks, insertLink, switchLink, switchOffLinks } from './linkRepository.ts'
import type { LinkRow } from './linkRepository.ts'
import { createLinkCheck } from './linkProblem.ts'

function toLink(
  context: Uses<'publicUrl'>,
  row: LinkRow,
  problem: PaymentLink['problem'] = null,
): PaymentLink {
  return {
    id: row.id,
    url: linkUrl(context, row.id),
    description: row.description,
    amount: row.amount,
    currency: row.currency,
    received_currency: row.received_currency ?? row.currency,
    reference: row.reference,
    is_active: row.is_active,
    problem,
    is_reusable: row.is_reusable,
    expires_at: row.expires_at?.toISOString() ?? null,
    max_payments: row.max_payments,
    return_url: row.return_url,
    created_at: row.created_at.toISOString(),
    payments: row.payments,
    received: row.received,
  }
}

interface NewLink extends Omit<CreatePaymentLinkRequest, 'amount'> {
  amount: Decimal | null | ((currency: string) => Decimal)
}

/**
 * What is stored of a new link. An amount that depends on its currency is a function of it. Fails with `wallet_required` if the merchant has no payout wallet, and with `validation_failed` if no
 * payment of this amount or currency can be made or its end has passed, and with `rate_unavailable` if its rate is too old.
 */
export async function prepareLink(
  context: Uses<'settings' | 'database' | 'networks' | 'rates' | 'now'>,
  userId: MerchantId,
  { amount: wanted, expires_at, ...request }: NewLink,
) {
  const now = context.now()
  const expiresAt = expires_at === undefined ? null : new Date(expires_at)
  if (expiresAt && expiresAt <= now) throw fieldFailure('expires_at', 'must be in the future')
  checkReturnUrl(context, request.return_url)
  const terms = await termsFor(context, userId, request)
  const currency = terms.rate?.currency ?? terms.currency
  const amount = typeof wanted === 'function' ? wanted(currency) : wanted
  const due = amount === null ? null : amountDue(context, terms, amount)
  return {
    ...request,
    id: uuidv7(now),
    user_id: userId,
    currency,
    received_currency: terms.currency,
    // A price in a currency such as INR stays: each payment has the rate of its own moment.
    amount: amount !== null && terms.rate ? toDecimal(toAmount(amount)) : due,
    expires_at: expiresAt,
    created_at: now,
  }
}

/** Creates a payment link. Fails as `prepareLink` does. */
export async function createLink(
  context: Uses<'settings' | 'database' | 'networks' | 'rates' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  request: CreatePaymentLinkRequest,
): Promise<PaymentLink> {
  const link = await prepareLink(context, userId, request)
  const row = await context.database.unitOfWork(async ({ tx }) => {
    const inserted = await insertLink(tx, link)
    const detail = { link_id: inserted.id, description: inserted.description }
    await recordAudit(context, tx, { user_id: userId, action: 'link_created', detail })
    return inserted
  })
  return toLink(context, row)
}

/** A page of the merchant's payment links, newest first. */
export async function listLinks(
  context: Uses<'database' | 'networks' | 'rates' | 'publicUrl' | 'now'>,
  userId: MerchantId,
  { page, limit }: ListPaymentLinksQuery,
): Promise<PaymentLink[]> {
  const rows = await findLinks(context.database.db, userId, (page - 1) * limit, limit)
  const check = createLinkCheck(context, userId)
  return Promise.all(rows.map(async (row) => toLink(context, row, await check(row))))
}

/** Whether the merchant has a payment link. */
export async function hasLink(
  { database }: Uses<'database'>,
  userId: MerchantId,
): Promise<boolean> {
  return (await findLinks(database.db, userId, 0, 1)).length > 0
}

/** Switches a payment link on or off. Fails with `not_found`. */
export async function setLinkActive(
  context: Uses<'database' | 'networks' | 'rates' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PaymentLinkId,
  isActive: boolean,
): Promise<PaymentLink> {
  const row = await context.database.unitOfWork(async ({ tx }) => {
    const switched = isUuid(id) ? await switchLink(tx, userId, id, isActive) : null
    if (!switched) throw new Failure('not_found')
    await recordAudit(context, tx, {
      user_id: userId,
      action: isActive ? 'link_switched_on' : 'link_switched_off',
      detail: { link_id: id, description: switched.description },
    })
    return switched
  })
  return toLink(context, row, await createLinkCheck(context, userId)(row))
}

/** Switches off every link of a merchant, in a transaction. */
export function switchOffAllLinks(tx: Tx, userId: MerchantId): Promise<void> {
  return switchOffLinks(tx, userId)
}
