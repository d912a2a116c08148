import type { PaymentId } from '@sluice/api/contract'
import { eq, sql } from 'drizzle-orm'

import { prepareOnce } from '../database/Database.ts'
import type { Reader } from '../database/Connection.ts'
import { businesses, paymentLinks, payments, sellerColumns } from '../database/schema/index.ts'

const checkoutRow = prepareOnce((db) =>
  db
    .select({
      id: payments.id,
      description: payments.description,
      amount: payments.amount,
      currency: payments.currency,
      price_amount: payments.price_amount,
      price_currency: payments.price_currency,
      rate: payments.rate,
      rate_source: payments.rate_source,
      quoted_at: payments.quoted_at,
      created_at: payments.created_at,
      accepted_tokens: payments.accepted_tokens,
      other_quotes: payments.other_quotes,
      held: payments.held,
      status: payments.status,
      state: payments.state,
      received: payments.received,
      refunded: payments.refunded,
      paid_back: payments.paid_back,
      forwarding: payments.forwarding,
      deposit_address: payments.deposit_address,
      expires_at: payments.expires_at,
      return_url: payments.return_url,
      customer_language: payments.customer_language,
      succeeded_at: payments.succeeded_at,
      receipt_number: payments.receipt_number,
      link_id: payments.link_id,
      link_is_active: paymentLinks.is_active,
      seller: sellerColumns,
    })
    .from(payments)
    .leftJoin(businesses, eq(businesses.user_id, payments.user_id))
    .leftJoin(paymentLinks, eq(paymentLinks.id, payments.link_id))
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('checkout'),
)

/** A payment of any merchant, with what customers see of the business. */
export async function findCheckout(db: Reader, id: PaymentId) {
  const [row] = await checkoutRow(db).execute({ id })
  return row ?? null
}
