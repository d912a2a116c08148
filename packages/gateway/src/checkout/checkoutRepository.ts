import type { PaymentId } from '@sluice/api/contract'
import { eq, sql } from 'drizzle-orm'

import { prepareOnce } from '../database/Database.ts'
import type { Reader } from '../database/Connection.ts'
import { businesses, payments } from '../database/schema/index.ts'

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
      held: payments.held,
      status: payments.status,
      state: payments.state,
      received: payments.received,
      forwarding: payments.forwarding,
      deposit_address: payments.deposit_address,
      expires_at: payments.expires_at,
      return_url: payments.return_url,
      business_name: businesses.name,
    })
    .from(payments)
    .leftJoin(businesses, eq(businesses.user_id, payments.user_id))
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('checkout'),
)

/** A payment of any merchant, with the name of the business. */
export async function findCheckout(db: Reader, id: PaymentId) {
  const [row] = await checkoutRow(db).execute({ id })
  return row ?? null
}
