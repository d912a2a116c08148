import { eq, sql } from 'drizzle-orm'

import { prepareOnce } from '../database/Database.ts'
import type { Reader } from '../database/Connection.ts'
import { businesses, transactions } from '../database/schema/index.ts'

const checkoutRow = prepareOnce((db) =>
  db
    .select({
      id: transactions.id,
      description: transactions.description,
      amount: transactions.amount,
      currency: transactions.currency,
      status: transactions.status,
      state: transactions.state,
      received: transactions.received,
      settlement: transactions.settlement,
      wallet_id: transactions.wallet_id,
      expires_at: transactions.expires_at,
      return_url: transactions.return_url,
      business_name: businesses.name,
    })
    .from(transactions)
    .leftJoin(businesses, eq(businesses.user_id, transactions.user_id))
    .where(eq(transactions.id, sql.placeholder('id')))
    .prepare('checkout'),
)

/** A payment of any merchant, with the name of the business. */
export async function findCheckout(db: Reader, id: string) {
  const [row] = await checkoutRow(db).execute({ id })
  return row ?? null
}
