import { and, eq, gt, gte, ilike, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import {
  depositAddresses,
  payments,
  searchableText,
  transactions,
} from '../database/schema/index.ts'
import { indexed, newestAt, numberOf, selectNumbered } from './listingRepository.ts'
import type { ListedTransaction, TransactionFilter } from './listingRepository.ts'

/** What a text that was searched for can stand for. */
export interface SearchTerms {
  /** The id of a transaction. */
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
function containsWords(userId: string, words: readonly string[]) {
  const query = `${words.map((word) => `'${word}'`).join(' & ')}:*`
  const text = searchableText(transactions.user_id, transactions.meta)
  // The merchant's id stands in the index as it is; the words are parsed like the metadata.
  return sql`${text} @@ (${`'${userId}'`}::tsquery && to_tsquery('simple', ${query}))`
}

/** So many of the newest transactions are searched for frequent words before the index of words is asked. */
const recentRows = 300

/** What every part of a search leaves out. */
function narrowed(userId: string, { cursor, ...filter }: TransactionFilter): SQL | undefined {
  return and(
    eq(transactions.user_id, userId),
    ...indexed.map((name) => {
      const value = filter[name]
      return value === undefined ? undefined : sql`${transactions[name]} = ${value}`
    }),
    cursor === undefined ? undefined : lt(transactions.seq, numberOf(userId, cursor)),
  )
}

/**
 * The page, if the newest transactions fill it. A frequent word is found there at once, while the index of words would
 * name millions of rows, in no order.
 */
async function searchRecent(
  db: Reader,
  userId: string,
  words: readonly string[],
  filter: TransactionFilter,
): Promise<ListedTransaction[] | null> {
  const { from, to } = filter
  // By number: by time, all that came after the span would be read to reach it.
  const condition = and(
    narrowed(userId, filter),
    from && gt(transactions.seq, newestAt(userId, '<', from.toISOString())),
    to && lte(transactions.seq, newestAt(userId, '<=', to.toISOString())),
  )
  // Spares most rows being parsed, which takes fifty times as long.
  const containsLetters = and(...words.map((word) => ilike(transactions.meta, `%${word}%`)))
  const numbers = sql`
    select seq from (
      select ${transactions.seq} as seq, ${containsLetters} and ${containsWords(userId, words)} as is_match
      from ${transactions} where ${condition}
      order by ${transactions.seq} desc limit ${recentRows}
    ) as recent
    where is_match order by seq desc limit ${filter.take} offset ${filter.skip}`
  const rows = await selectNumbered(db, userId, numbers)
  return rows.length === filter.take ? rows : null
}

/** One page of the transactions that match any of the conditions, newest first. Each uses an index of its own. */
async function searchAny(
  db: Reader,
  userId: string,
  terms: readonly SQL[],
  amount: string | undefined,
  filter: TransactionFilter,
): Promise<ListedTransaction[]> {
  const { from, to } = filter
  const condition = and(
    narrowed(userId, filter),
    from && gte(transactions.created_at, from),
    to && lte(transactions.created_at, to),
  )
  const found = terms.map(
    (term) =>
      sql`(select ${transactions.seq} as seq from ${transactions} where ${term} and ${condition})`,
  )
  // One amount can have millions of rows, which its index has in order.
  if (amount !== undefined)
    found.push(
      sql`(select ${transactions.seq} as seq from ${transactions} where ${transactions.amount} = ${amount} and ${condition} order by ${transactions.seq} desc limit ${filter.skip + filter.take})`,
    )
  if (found.length === 0) return []
  const numbers = sql`
    with found as materialized (${sql.join(found, sql` union `)})
    select seq from found order by seq desc limit ${filter.take} offset ${filter.skip}`
  return selectNumbered(db, userId, numbers)
}

/** Exact matches of an id, hash or deposit address. */
function exactTerms(userId: string, { id, hash, address }: SearchTerms): SQL[] {
  const paidWith = sql`(select ${payments.transaction_id} from ${payments} where ${payments.chain_hash} = ${hash})`
  const paidTo = sql`(select ${depositAddresses.transaction_id} from ${depositAddresses} where ${depositAddresses.address} = ${address})`
  return [
    id === undefined ? undefined : eq(transactions.seq, numberOf(userId, id)),
    hash === undefined ? undefined : eq(transactions.transaction_id, hash),
    hash === undefined ? undefined : sql`${transactions.id} = any(array${paidWith})`,
    address === undefined ? undefined : sql`${transactions.id} = any(array${paidTo})`,
  ].filter((term) => term !== undefined)
}

/**
 * One page of the merchant's transactions that match any of the terms, newest first. What has the very id, hash or address is
 * the answer; only if nothing has it is it looked for in the metadata, which takes longer.
 */
export async function searchTransactions(
  db: Reader,
  userId: string,
  terms: SearchTerms,
  filter: TransactionFilter,
): Promise<ListedTransaction[]> {
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
