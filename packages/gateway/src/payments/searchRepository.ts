import type { MerchantId } from '@sluice/api/contract'
import { and, eq, gt, gte, ilike, inArray, like, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Reader } from '../database/Connection.ts'
import {
  depositAddresses,
  bookedTransfers,
  searchableText,
  searchedText,
  payments,
} from '../database/schema/index.ts'
import { indexed, newestAt, numberOf, selectNumbered } from './listingRepository.ts'
import type { PaymentFilter } from './listingRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

/** What a text that was searched for can stand for. */
export interface SearchTerms {
  /** The id of a payment or of a payment link. */
  id?: string | undefined
  /** The IDs of transfers. */
  hashes: readonly string[]
  /** Deposit addresses. */
  addresses: readonly string[]
  /** The beginning and end of a hash or an address, as they are shown where there is no room for the whole. */
  abbreviated?: { start: string; end: string }
  /** An amount as a decimal. */
  amount?: string
  /** What the amount is in. Undefined: anything. */
  currency?: string
  /** Words of the texts. */
  words: readonly string[]
}

/**
 * All words in the texts of this merchant's payments. Of the last one the beginning is enough: the merchant may still be typing it. Of
 * another it would not do, since the index would have to list every row of a frequent word.
 */
function containsWords(userId: MerchantId, words: readonly string[]) {
  const query = `${words.map((word) => `'${word}'`).join(' & ')}:*`
  const text = searchableText(payments)
  // The merchant's id stands in the index as it is; the words are parsed like the texts.
  return sql`${text} @@ (${`'${userId}'`}::tsquery && to_tsquery('simple', ${query}))`
}

/** So many of the newest payments are searched for frequent words before the index of words is asked. */
const recentRows = 300

/** What every part of a search leaves out. */
function narrowed(userId: MerchantId, { cursor, ...filter }: PaymentFilter): SQL | undefined {
  return and(
    eq(payments.user_id, userId),
    ...indexed.map((name) => {
      const value = filter[name]
      return value === undefined ? undefined : sql`${payments[name]} = ${value}`
    }),
    cursor === undefined ? undefined : lt(payments.seq, numberOf(userId, cursor)),
  )
}

/**
 * The page, if the newest payments fill it. A frequent word is found there at once, while the index of words would
 * name millions of rows, in no order.
 */
async function searchRecent(
  db: Reader,
  userId: MerchantId,
  words: readonly string[],
  filter: PaymentFilter,
): Promise<PaymentRow[] | null> {
  const { from, to } = filter
  // By number: by time, all that came after the span would be read to reach it.
  const condition = and(
    narrowed(userId, filter),
    from && gt(payments.seq, newestAt(userId, '<', from.toISOString())),
    to && lte(payments.seq, newestAt(userId, '<=', to.toISOString())),
  )
  // Spares most rows being parsed, which takes fifty times as long.
  const containsLetters = and(...words.map((word) => ilike(searchedText(payments), `%${word}%`)))
  const numbers = sql`
    select seq from (
      select ${payments.seq} as seq, ${containsLetters} and ${containsWords(userId, words)} as is_match
      from ${payments} where ${condition}
      order by ${payments.seq} desc limit ${recentRows}
    ) as recent
    where is_match order by seq desc limit ${filter.take} offset ${filter.skip}`
  const rows = await selectNumbered(db, userId, numbers)
  return rows.length === filter.take ? rows : null
}

/** One page of the payments that match any of the conditions, newest first. Each uses an index of its own. */
async function searchAny(
  db: Reader,
  userId: MerchantId,
  terms: readonly SQL[],
  amounts: readonly SQL[],
  filter: PaymentFilter,
): Promise<PaymentRow[]> {
  const { from, to } = filter
  const condition = and(
    narrowed(userId, filter),
    from && gte(payments.created_at, from),
    to && lte(payments.created_at, to),
  )
  const found = terms.map(
    (term) => sql`(select ${payments.seq} as seq from ${payments} where ${term} and ${condition})`,
  )
  // One amount can have millions of rows, which its index has in order.
  for (const amount of amounts)
    found.push(
      sql`(select ${payments.seq} as seq from ${payments} where ${amount} and ${condition} order by ${payments.seq} desc limit ${filter.skip + filter.take})`,
    )
  if (found.length === 0) return []
  const numbers = sql`
    with found as materialized (${sql.join(found, sql` union `)})
    select seq from found order by seq desc limit ${filter.take} offset ${filter.skip}`
  return selectNumbered(db, userId, numbers)
}

/** Letters and digits with this beginning and end. The index knows where those with the beginning are. */
function isAbbreviated(column: PgColumn, { start, end }: { start: string; end: string }) {
  return and(gte(column, start), lt(column, `${start}zzzz`), like(column, `${start}%${end}`))
}

/** Payments to which a transfer or a deposit address belongs. */
function ofPayments(
  table: typeof bookedTransfers | typeof depositAddresses,
  condition: SQL | undefined,
): SQL {
  return sql`${payments.id} = any(array(select ${table.payment_id} from ${table} where ${condition}))`
}

/** Exact matches of an id, hash or deposit address. */
function exactTerms(
  userId: MerchantId,
  { id, hashes, addresses, abbreviated }: SearchTerms,
): SQL[] {
  return [
    id === undefined ? undefined : eq(payments.seq, numberOf(userId, id)),
    id === undefined ? undefined : sql`${payments.link_id} = ${id}`,
    hashes.length === 0 ? undefined : inArray(payments.hash, hashes),
    hashes.length === 0
      ? undefined
      : ofPayments(bookedTransfers, inArray(bookedTransfers.hash, hashes)),
    addresses.length === 0
      ? undefined
      : ofPayments(depositAddresses, inArray(depositAddresses.address, addresses)),
    abbreviated && isAbbreviated(payments.hash, abbreviated),
    abbreviated && ofPayments(bookedTransfers, isAbbreviated(bookedTransfers.hash, abbreviated)),
    abbreviated &&
      ofPayments(depositAddresses, isAbbreviated(depositAddresses.address, abbreviated)),
  ].filter((term) => term !== undefined)
}

/** The amount in the token, or the price that was asked for. */
function amountTerms({ amount, currency }: SearchTerms): SQL[] {
  if (amount === undefined) return []
  return [
    and(
      sql`${payments.amount} = ${amount}`,
      currency === undefined ? undefined : eq(payments.currency, currency),
    ),
    and(
      sql`${payments.price_amount} = ${amount}`,
      currency === undefined ? undefined : eq(payments.price_currency, currency),
    ),
  ].filter((term) => term !== undefined)
}

/**
 * One page of the merchant's payments that match any of the terms, newest first. What has the very id, hash or address is
 * the answer; only if nothing has it is it looked for in the texts, which takes longer.
 */
export async function searchPayments(
  db: Reader,
  userId: MerchantId,
  terms: SearchTerms,
  filter: PaymentFilter,
): Promise<PaymentRow[]> {
  const { words } = terms
  const exact = await searchAny(db, userId, exactTerms(userId, terms), [], filter)
  if (exact.length > 0) return exact
  const amounts = amountTerms(terms)
  if (words.length > 0 && amounts.length === 0) {
    const recent = await searchRecent(db, userId, words, filter)
    if (recent) return recent
  }
  const inTexts = words.length > 0 ? [containsWords(userId, words)] : []
  return searchAny(db, userId, inTexts, amounts, filter)
}
