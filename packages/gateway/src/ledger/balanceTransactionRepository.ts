import type { Decimal, MerchantId } from '@sluice/api/contract'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { ledgerEntries, payments } from '../database/schema/index.ts'
import { sumOf } from './ledgerRepository.ts'

const { user_id, account, created_at, journal_id, asset, amount, value, value_currency } =
  ledgerEntries

/** As in the index of these entries. */
const isEarning = sql`${account} in ('merchant', 'fees', 'refund_wallets')`

/** The place of a change in the order of all: when it was booked, its journal and its token. */
export interface BalancePlace {
  created_at: Date
  journal_id: string
  asset: string
}

/** The place of the change with an ID. Undefined if it is not the merchant's. */
export async function findBalancePlace(
  db: Reader,
  userId: MerchantId,
  id: string,
): Promise<BalancePlace | undefined> {
  const [place] = await db
    .select({ created_at, journal_id, asset })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id, id), eq(user_id, userId), isEarning))
  return place
}

/** What changed a merchant's earnings from one moment to another, after a place, in order, with its payment. */
export async function findBalanceTransactions(
  db: Reader,
  userId: MerchantId,
  { from, to, after, limit }: { from: Date; to: Date; after?: BalancePlace; limit: number },
) {
  const order = [created_at, journal_id, asset] as const
  const page = db
    .select({
      id: sql<string>`min(${ledgerEntries.id}::text)`.as('change_id'),
      payment_id: ledgerEntries.payment_id,
      kind: ledgerEntries.kind,
      created_at,
      journal_id,
      asset,
      gross: sql<Decimal>`sum(${amount})`.as('gross'),
      fee: sumOf('fees').as('fee'),
      given_back: sumOf('refund_wallets').as('given_back'),
      gross_value: sql<Decimal | null>`sum(${value})`.as('gross_value'),
      fee_value: sumOf('fees', value).as('fee_value'),
      value_currency,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(user_id, userId),
        isEarning,
        gte(created_at, from),
        lte(created_at, to),
        after &&
          sql`(${created_at}, ${journal_id}, ${asset}) > (${after.created_at.toISOString()}::timestamptz, ${after.journal_id}::uuid, ${after.asset})`,
      ),
    )
    .groupBy(...order, ledgerEntries.payment_id, ledgerEntries.kind, value_currency)
    .orderBy(...order.map((column) => asc(column)))
    .limit(limit)
    .as('page')
  return db
    .select({ change: page._.selectedFields, payment: payments })
    .from(page)
    .innerJoin(payments, eq(payments.id, page.payment_id))
    .orderBy(asc(page.created_at), asc(page.journal_id), asc(page.asset))
}
