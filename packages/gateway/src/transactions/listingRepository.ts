import type { TransactionState } from '@sluice/api/contract'
import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Placeholder, SQLWrapper } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { prepareOnce } from '../database/Database.ts'
import { depositAddresses, merchantTotals, transactions } from '../database/schema/index.ts'

/** What a list shows of a transaction. */
export const listed = {
  id: transactions.id,
  wallet_id: transactions.wallet_id,
  user_id: transactions.user_id,
  transaction_type: transactions.transaction_type,
  amount: transactions.amount,
  created_at: transactions.created_at,
  status: transactions.status,
  created_by: transactions.created_by,
  meta: transactions.meta,
  description: transactions.description,
  return_url: transactions.return_url,
  expires_at: transactions.expires_at,
  transaction_id: transactions.transaction_id,
  from_type: transactions.from_type,
  state: transactions.state,
  received: transactions.received,
  refunded: transactions.refunded,
  fee: transactions.fee,
  resolution: transactions.resolution,
  currency: transactions.currency,
  network: transactions.network,
  confirmations: transactions.confirmations,
  required_confirmations: transactions.required_confirmations,
  settlement: transactions.settlement,
  settlement_hash: transactions.settlement_hash,
}

/** A transaction as a list shows it. */
export type ListedTransaction = Pick<typeof transactions.$inferSelect, keyof typeof listed>

/** What a list may be narrowed by. */
interface Narrowing {
  status?: number | undefined
  transaction_type?: number | undefined
  state?: TransactionState | undefined
  network?: string | undefined
  currency?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  link_id?: string | undefined
  /** The id of a transaction: only those older than it. */
  cursor?: string | undefined
}

/** Which of a merchant's transactions to list. */
export interface TransactionFilter extends Narrowing {
  /** Counted from 0. */
  skip: number
  take: number
}

/** The filters with an index that has their rows in order. */
export const indexed = [
  'status',
  'transaction_type',
  'state',
  'network',
  'currency',
  'link_id',
] as const

const userId = sql.placeholder('user_id')

/** The number of the merchant's newest transaction. */
const newest = sql`(select ${merchantTotals.transaction_count} from ${merchantTotals} where ${merchantTotals.user_id} = ${userId})`

/**
 * The number of the merchant's newest transaction until a moment, or before it with `<`; 0 if there is none. Takes the last row in an
 * index of all merchants and then checks whose it is: asked for the merchant's rows alone, PostgreSQL reads and sorts all of them
 * if its statistics are older than the merchant.
 */
export function newestAt(
  merchant: string | Placeholder,
  comparison: '<=' | '<',
  moment: string | Placeholder,
) {
  const { user_id, created_at, seq } = transactions
  return sql`coalesce((select case when ${user_id} = ${merchant} then ${seq} end from ${transactions} where (${user_id}, ${created_at}) ${sql.raw(comparison)} (${merchant}::uuid, ${moment}::timestamptz) order by ${user_id} desc, ${created_at} desc, ${seq} desc limit 1), 0)`
}

/** The number of the transaction with an ID, looked up by that alone for the same reason; null if it is another merchant's. */
export function numberOf(merchant: string | Placeholder, id: string | Placeholder) {
  return sql`(select case when ${transactions.user_id} = ${merchant} then ${transactions.seq} end from ${transactions} where ${transactions.id} = ${id})`
}

/** What leaves out rows between those of a page. */
const thinning = [...indexed, 'cursor'] as const

const narrowings = [...thinning, 'from', 'to'] as const

/**
 * The merchant's transactions with the numbers of a subquery, newest first. The join is lateral, so that each is looked up by its
 * number: if the statistics are older than the merchant, PostgreSQL would join the other way round and read all of their rows.
 */
export function selectNumbered(db: Reader, merchant: string | Placeholder, numbers: SQLWrapper) {
  const row = db
    .select(listed)
    .from(transactions)
    .where(and(eq(transactions.user_id, merchant), eq(transactions.seq, sql`numbers.seq`)))
    .limit(1)
    .as('row')
  return db
    .select(row._.selectedFields)
    .from(sql`(${numbers}) as numbers`)
    .crossJoinLateral(row)
    .orderBy(sql`numbers.seq desc`)
}

/**
 * Numbers have no gaps and rise with time, so a page of all, or of a span of time, is a range of them: the millionth
 * costs what the first does. After a cursor, or where status, type or link thin the rows out, an index gives them in order;
 * rows that are skipped are walked over in that index alone.
 */
function preparePage(given: ReadonlySet<keyof Narrowing>) {
  const top = given.has('to') ? newestAt(userId, '<=', sql.placeholder('to')) : newest
  const conditions = [
    eq(transactions.user_id, userId),
    given.has('from')
      ? gt(transactions.seq, newestAt(userId, '<', sql.placeholder('from')))
      : undefined,
  ]
  // PostgreSQL reads only 63 characters of a name.
  const statement = ['transactions', ...[...given].map((each) => narrowings.indexOf(each))].join(
    '_',
  )
  if (!thinning.some((each) => given.has(each))) {
    conditions.push(
      lte(transactions.seq, sql`${top} - ${sql.placeholder('skip')}::bigint`),
      gt(transactions.seq, sql`${top} - ${sql.placeholder('end')}::bigint`),
    )
    return prepareOnce((db) =>
      db
        .select(listed)
        .from(transactions)
        .where(and(...conditions))
        .orderBy(desc(transactions.seq))
        .prepare(statement),
    )
  }
  conditions.push(
    given.has('to') ? lte(transactions.seq, top) : undefined,
    given.has('cursor')
      ? lt(transactions.seq, numberOf(userId, sql.placeholder('cursor')))
      : undefined,
    ...indexed.map((name) =>
      given.has(name) ? eq(transactions[name], sql.placeholder(name)) : undefined,
    ),
  )
  return prepareOnce((db) => {
    const numbers = db
      .select({ seq: transactions.seq })
      .from(transactions)
      .where(and(...conditions))
      .orderBy(desc(transactions.seq))
      .limit(sql.placeholder('take'))
      .offset(sql.placeholder('skip'))
    return selectNumbered(db, userId, numbers).prepare(statement)
  })
}

const pages = new Map<string, ReturnType<typeof preparePage>>()

/** One page, newest first. */
export function findTransactions(
  db: Reader,
  merchant: string,
  { skip, take, from, to, ...filter }: TransactionFilter,
): Promise<ListedTransaction[]> {
  const values = { ...filter, from: from?.toISOString(), to: to?.toISOString() }
  const given = new Set(narrowings.filter((name) => values[name] !== undefined))
  const shape = [...given].join()
  const page = pages.get(shape) ?? preparePage(given)
  pages.set(shape, page)
  return page(db).execute({ ...values, user_id: merchant, skip, take, end: skip + take })
}

/** The newest transactions whose money waits for the merchant's decision. */
export function findHeldTransactions(
  db: Reader,
  merchant: string,
  limit: number,
): Promise<ListedTransaction[]> {
  return db
    .select(listed)
    .from(transactions)
    .where(
      and(
        eq(transactions.user_id, merchant),
        // As in the partial index.
        sql`${transactions.state} in ('late', 'underpaid')`,
        isNull(transactions.resolution),
      ),
    )
    .orderBy(desc(transactions.seq))
    .limit(limit)
}

/** The terms of a merchant's deposit addresses, newest first, of the transactions before a number. */
export function findTerms(db: Reader, merchant: string, before: number | null, limit: number) {
  const { transaction_id, rail, address, factory, fee_wallet, fee_bps, min_fee } = depositAddresses
  return db
    .select({
      transaction_id,
      rail,
      address,
      factory,
      merchant: depositAddresses.merchant,
      fee_wallet,
      fee_bps,
      min_fee,
    })
    .from(transactions)
    .innerJoin(depositAddresses, eq(transaction_id, transactions.id))
    .where(
      and(
        eq(transactions.user_id, merchant),
        before === null ? undefined : lt(transactions.seq, before),
      ),
    )
    .orderBy(desc(transactions.seq))
    .limit(limit)
}
