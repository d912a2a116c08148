import { and, desc, eq, gte, lt, lte, or, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import {
  depositAddresses,
  payments,
  searchableText,
  transactions,
} from '../database/schema/index.ts'
import { indexed, listed } from './listingRepository.ts'
import type { ListedTransaction, TransactionFilter } from './listingRepository.ts'

/** What a text that was searched for can stand for. */
export interface SearchTerms {
  /** The id of a transaction. */
  id?: string | undefined
  /** The chain hash of a payment. */
  hash?: string | undefined
  /** A deposit address. */
  address?: `0x${string}` | undefined
  /** An amount as a decimal. */
  amount?: string | undefined
  /** Words of the metadata. */
  words: readonly string[]
}

/** All words, each from its beginning, in this merchant's metadata. */
function containsWords(userId: string, words: readonly string[]) {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const text = searchableText(transactions.user_id, transactions.meta)
  // The merchant's id stands in the index as it is; the words are parsed like the metadata.
  return sql`${text} @@ (${`'${userId}'`}::tsquery && to_tsquery('simple', ${query}))`
}

/**
 * One page of the merchant's transactions that match any of the terms, newest first. Not prepared, because the database
 * plans a rare word differently from a frequent one.
 */
export function searchTransactions(
  db: Queryable,
  userId: string,
  { id, hash, address, amount, words }: SearchTerms,
  { skip, take, from, to, cursor, ...filter }: TransactionFilter,
): Promise<ListedTransaction[]> {
  const paidWith = db
    .select({ id: payments.transaction_id })
    .from(payments)
    .where(eq(payments.chain_hash, hash ?? ''))
  const paidTo = db
    .select({ id: depositAddresses.transaction_id })
    .from(depositAddresses)
    .where(eq(depositAddresses.address, address ?? '0x'))
  const before = db
    .select({ seq: transactions.seq })
    .from(transactions)
    .where(and(eq(transactions.id, cursor ?? userId), eq(transactions.user_id, userId)))
  return db
    .select(listed)
    .from(transactions)
    .where(
      and(
        eq(transactions.user_id, userId),
        or(
          // A text without any terms matches nothing.
          sql`false`,
          id === undefined ? undefined : eq(transactions.id, id),
          hash === undefined ? undefined : eq(transactions.transaction_id, hash),
          hash === undefined ? undefined : sql`${transactions.id} = any(array(${paidWith}))`,
          address === undefined ? undefined : sql`${transactions.id} = any(array(${paidTo}))`,
          amount === undefined ? undefined : eq(transactions.amount, amount),
          words.length > 0 ? containsWords(userId, words) : undefined,
        ),
        ...indexed.map((name) => {
          const value = filter[name]
          return value === undefined ? undefined : sql`${transactions[name]} = ${value}`
        }),
        from && gte(transactions.created_at, from),
        to && lte(transactions.created_at, to),
        cursor === undefined ? undefined : lt(transactions.seq, sql`(${before})`),
      ),
    )
    .orderBy(desc(transactions.seq))
    .limit(take)
    .offset(skip)
}
