import {
  sumDecimals,
  toDecimal,
  wireStatuses,
  zeroDecimal,
  type PaymentLink,
  type PublicLink,
} from '@sluice/api/contract'

import { checkoutOrigin } from '../fixtures/payments.ts'
import { ApiError } from '../http/ApiError.ts'
import { hasWallet } from './addPayment.ts'
import type { MockMerchant, MockPaymentLink, MockStore } from './MockStore.ts'
import { priceIn } from './prices.ts'
import { findPayment } from './paymentRecords.ts'

/** The page on which customers pay a payment. */
export function checkoutUrl(id: string): string {
  return `${checkoutOrigin}/pay/${id}`
}

/** The page behind a payment link. */
export function linkUrl(id: string): string {
  return `${checkoutOrigin}/pay/link/${id}`
}

/** Finds one of a merchant's links. Throws `not_found`. */
export function findMerchantLink(
  { state }: MockStore,
  merchant: MockMerchant,
  id: string,
): MockPaymentLink {
  const link = state.payment_links.find((each) => each.id === id)
  if (link?.merchant_id !== merchant.id) throw new ApiError('not_found')
  return link
}

/** Finds a link with its merchant. Throws `not_found`. */
export function findLink(
  { state }: MockStore,
  id: string,
): { link: MockPaymentLink; merchant: MockMerchant } {
  const link = state.payment_links.find((each) => each.id === id)
  const merchant = state.merchants.find((each) => each.id === link?.merchant_id)
  if (!link || !merchant) throw new ApiError('not_found')
  return { link, merchant }
}

/** Why a link makes no more payments, although it is on. */
export function endOf(
  { now }: MockStore,
  merchant: MockMerchant,
  { expires_at, max_payments, transaction_ids }: MockPaymentLink,
): 'ended' | 'limit_reached' | null {
  if (expires_at !== null && Date.parse(expires_at) <= now()) return 'ended'
  const made = transaction_ids.filter((id) => findPayment(merchant, id)?.status !== -1)
  return max_payments !== null && made.length >= max_payments ? 'limit_reached' : null
}

/** Why no customer can pay with a link. */
function problemOf(
  store: MockStore,
  merchant: MockMerchant,
  link: MockPaymentLink,
): PaymentLink['problem'] {
  const { is_active, amount, currency } = link
  if (!is_active) return null
  const end = endOf(store, merchant, link)
  if (end) return end
  if (!hasWallet(merchant)) return 'wallet_required'
  try {
    if (amount !== null) priceIn(store, merchant, amount, currency)
    return null
  } catch {
    return 'amount_too_small'
  }
}

/** A link as its merchant sees it. */
export function toPaymentLink(
  store: MockStore,
  merchant: MockMerchant,
  link: MockPaymentLink,
): PaymentLink {
  const { merchant_id: _, invoice: __, transaction_ids, ...shown } = link
  const received = transaction_ids
    .map((id) => findPayment(merchant, id))
    .filter((row) => row?.status === wireStatuses.success)
    .map((row) => row?.received ?? zeroDecimal)
  return {
    ...shown,
    problem: problemOf(store, merchant, link),
    url: linkUrl(link.id),
    payments: transaction_ids.length,
    received: toDecimal(sumDecimals(received)),
  }
}

/** The payment that a link has made if it makes no other. */
export function onlyPaymentOf(link: MockPaymentLink): string | null {
  return link.is_active || link.is_reusable ? null : (link.transaction_ids[0] ?? null)
}

/** A link as customers see it. */
export function toPublicLink(
  store: MockStore,
  merchant: MockMerchant,
  link: MockPaymentLink,
): Omit<PublicLink, 'invoice'> {
  const payment = onlyPaymentOf(link)
  return {
    id: link.id,
    business_name: merchant.business_name ?? '',
    seller: merchant.seller,
    description: link.description,
    amount: link.amount,
    currency: link.currency,
    is_active: link.is_active && endOf(store, merchant, link) === null,
    checkout_url: payment === null ? null : checkoutUrl(payment),
  }
}
