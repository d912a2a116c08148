import type {
  CounterDeviceId,
  PaymentLinkId,
  PaymentSource,
  PaymentState,
} from '@sluice/api/contract'
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Placeholder, SQLWrapper } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { prepareOnce } from '../database/Database.ts'
import { depositAddresses, merchantTotals, payments } from '../database/schema/index.ts'
import type { PaymentRow } from './paymentRepository.ts'

/** What a list may be narrowed by. */
interface Narrowing {
  status?: number | undefined
  transaction_type?: number | undefined
  state?: PaymentState | undefined
  network?: string | undefined
  currency?: string | undefined
  created_by?: PaymentSource | undefined
  from?: Date | undefined
  to?: Date | undefined
  link_id?: PaymentLinkId | undefined
  device_id?: CounterDeviceId | undefined
  /** The id of a payment: only those older than it. */
  cursor?: string | undefined
}

/** Which of a merchant's payments to list. */
export interface PaymentFilter extends Narrowing {
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
  'created_by',
  'link_id',
  'device_id',
] as const

const userId = sql.placeholder('user_id')

/** The number of the merchant's newest payment. */
const newest = sql`(select ${merchantTotals.payment_count} from ${merchantTotals} where ${merchantTotals.user_id} = ${userId})`

/**
 * The number of the merchant's newest payment until a moment, or before it with `<`; 0 if there is none. Takes the last row in an
 * index of all merchants and then checks whose it is: asked for the merchant's rows alone, PostgreSQL reads and sorts all of them
 * if its statistics are older than the merchant.
 */
export function newestAt(
  merchant: string | Placeholder,
  comparison: '<=' | '<',
  moment: string | Placeholder,
) {
  const { user_id, created_at, seq } = payments
  return sql`coalesce((select case when ${user_id} = ${merchant} then ${seq} end from ${payments} where (${user_id}, ${created_at}) ${sql.raw(comparison)} (${merchant}::uuid, ${moment}::timestamptz) order by ${user_id} desc, ${created_at} desc, ${seq} desc limit 1), 0)`
}

/** The number of the payment with an ID, looked up by that alone for the same reason; null if it is another merchant's. */
export function numberOf(merchant: string | Placeholder, id: string | Placeholder) {
  return sql`(select case when ${payments.user_id} = ${merchant} then ${payments.seq} end from ${payments} where ${payments.id} = ${id})`
}

/** What leaves out rows between those of a page. */
const thinning = [...indexed, 'cursor'] as const

const narrowings = [...thinning, 'from', 'to'] as const

/**
 * The merchant's payments with the numbers of a subquery, newest first. The join is lateral, so that each is looked up by its
 * number: if the statistics are older than the merchant, PostgreSQL would join the other way round and read all of their rows.
 */
export function selectNumbered(db: Reader, merchant: string | Placeholder, numbers: SQLWrapper) {
  const row = db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, merchant), eq(payments.seq, sql`numbers.seq`)))
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
    eq(payments.user_id, userId),
    given.has('from')
      ? gt(payments.seq, newestAt(userId, '<', sql.placeholder('from')))
      : undefined,
  ]
  // PostgreSQL reads only 63 characters of a name.
  const statement = ['payments', ...[...given].map((each) => narrowings.indexOf(each))].join('_')
  if (!thinning.some((each) => given.has(each))) {
    conditions.push(
      lte(payments.seq, sql`${top} - ${sql.placeholder('skip')}::bigint`),
      gt(payments.seq, sql`${top} - ${sql.placeholder('end')}::bigint`),
    )
    return prepareOnce((db) =>
      db
        .select()
        .from(payments)
        .where(and(...conditions))
        .orderBy(desc(payments.seq))
        .prepare(statement),
    )
  }
  conditions.push(
    given.has('to') ? lte(payments.seq, top) : undefined,
    given.has('cursor') ? lt(payments.seq, numberOf(userId, sql.placeholder('cursor'))) : undefined,
    ...indexed.map((name) =>
      given.has(name) ? eq(payments[name], sql.placeholder(name)) : undefined,
    ),
  )
  return prepareOnce((db) => {
    const numbers = db
      .select({ seq: payments.seq })
      .from(payments)
      .where(and(...conditions))
      .orderBy(desc(payments.seq))
      .limit(sql.placeholder('take'))
      .offset(sql.placeholder('skip'))
    return selectNumbered(db, userId, numbers).prepare(statement)
  })
}

const pages = new Map<string, ReturnType<typeof preparePage>>()

/** One page, newest first. */
export function findPayments(
  db: Reader,
  merchant: string,
  { skip, take, from, to, ...filter }: PaymentFilter,
): Promise<PaymentRow[]> {
  const values = { ...filter, from: from?.toISOString(), to: to?.toISOString() }
  const given = new Set(narrowings.filter((name) => values[name] !== undefined))
  const shape = [...given].join()
  const page = pages.get(shape) ?? preparePage(given)
  pages.set(shape, page)
  return page(db).execute({ ...values, user_id: merchant, skip, take, end: skip + take })
}

/** The newest payments whose money waits for the merchant's decision. */
export function findHeldPayments(
  db: Reader,
  merchant: string,
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.user_id, merchant),
        // As in the partial index.
        sql`${payments.needs_resolution}`,
      ),
    )
    .orderBy(desc(payments.seq))
    .limit(limit)
}

/** The terms of a merchant's deposit addresses, newest first, of the payments before a number. */
export function findTerms(db: Reader, merchant: string, before: number | null, limit: number) {
  const { payment_id, rail, address, factory, second_wallet, fee_wallet } = depositAddresses
  const { fee_bps, min_fee, fee_from } = depositAddresses
  return db
    .select({
      payment_id,
      rail,
      address,
      factory,
      merchant: depositAddresses.merchant,
      second_wallet,
      fee_wallet,
      fee_bps,
      min_fee,
      fee_from,
    })
    .from(payments)
    .innerJoin(depositAddresses, eq(payment_id, payments.id))
    .where(
      and(eq(payments.user_id, merchant), before === null ? undefined : lt(payments.seq, before)),
    )
    .orderBy(desc(payments.seq))
    .limit(limit)
}
