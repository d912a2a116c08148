import type { MerchantId } from '@sluice/api/contract'
import { and, eq, gt, gte, ilike, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

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
  /** The id of a payment. */
  id?: string | undefined
  /** The ID of a transfer. */
  hash?: string | undefined
  /** A deposit address. */
  address?: string | undefined
  /** An amount as a decimal. */
  amount?: string | undefined
  /** Words of the metadata. */
  words: readonly string[]
}

/**
 * All words in this merchant's metadata. Of the last one the beginning is enough: the merchant may still be typing it. Of
 * another it would not do, since the index would have to list every row of a frequent word.
 */
function containsWords(userId: MerchantId, words: readonly string[]) {
  const query = `${words.map((word) => `'${word}'`).join(' & ')}:*`
  const text = searchableText(payments)
  // The merchant's id stands in the index as it is; the words are parsed like the metadata.
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
  amount: string | undefined,
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
  if (amount !== undefined)
    found.push(
      sql`(select ${payments.seq} as seq from ${payments} where ${payments.amount} = ${amount} and ${condition} order by ${payments.seq} desc limit ${filter.skip + filter.take})`,
    )
  if (found.length === 0) return []
  const numbers = sql`
    with found as materialized (${sql.join(found, sql` union `)})
    select seq from found order by seq desc limit ${filter.take} offset ${filter.skip}`
  return selectNumbered(db, userId, numbers)
}

/** Exact matches of an id, hash or deposit address. */
function exactTerms(userId: MerchantId, { id, hash, address }: SearchTerms): SQL[] {
  const paidWith = sql`(select ${bookedTransfers.payment_id} from ${bookedTransfers} where ${bookedTransfers.hash} = ${hash})`
  const paidTo = sql`(select ${depositAddresses.payment_id} from ${depositAddresses} where ${depositAddresses.address} = ${address})`
  return [
    id === undefined ? undefined : eq(payments.seq, numberOf(userId, id)),
    hash === undefined ? undefined : eq(payments.hash, hash),
    hash === undefined ? undefined : sql`${payments.id} = any(array${paidWith})`,
    address === undefined ? undefined : sql`${payments.id} = any(array${paidTo})`,
  ].filter((term) => term !== undefined)
}

/**
 * One page of the merchant's payments that match any of the terms, newest first. What has the very id, hash or address is
 * the answer; only if nothing has it is it looked for in the metadata, which takes longer.
 */
export async function searchPayments(
  db: Reader,
  userId: MerchantId,
  terms: SearchTerms,
  filter: PaymentFilter,
): Promise<PaymentRow[]> {
  const { amount, words } = terms
  const exact = await searchAny(db, userId, exactTerms(userId, terms), undefined, filter)
  if (exact.length > 0) return exact
  if (words.length > 0 && amount === undefined) {
    const recent = await searchRecent(db, userId, words, filter)
    if (recent) return recent
  }
  const inMetadata = words.length > 0 ? [containsWords(userId, words)] : []
  return searchAny(db, userId, inMetadata, amount, filter)
}
