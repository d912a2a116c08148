import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, exactText, instant, money, moneySum } from './columns.ts'

/**
 * Why a transaction stands where it stands. `pending` may still be paid; `paid`, `overpaid` and `split` are successes;
 * `expired` (nothing came), `underpaid` (too little came) and `late` (it came after the end) are failures.
 */
export const transactionOutcomes = [
  'pending',
  'paid',
  'overpaid',
  'split',
  'expired',
  'underpaid',
  'late',
] as const

/** What merchants asked to be paid, and what became of it. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Counts a merchant's transactions without gaps from 1: a page is a range of it, however deep it lies. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    network: text('network').notNull(),
    /** The address that the customer pays to. */
    wallet_id: text('wallet_id').notNull(),
    transaction_type: smallint('transaction_type').notNull().default(0),
    amount: money('amount').notNull(),
    /** Gross sum of the payments seen, credited or not. */
    received: moneySum('received').notNull().default('0'),
    /** Charged so far. */
    fee: moneySum('fee').notNull().default('0'),
    status: smallint('status').notNull().default(0),
    outcome: text('outcome', { enum: transactionOutcomes }).notNull().default('pending'),
    created_by: text('created_by').notNull(),
    meta: exactText('meta').notNull().default(''),
    /** Hash on the chain of the payment seen last. */
    transaction_id: text('transaction_id'),
    from_type: text('from_type').notNull(),
    expires_at: instant('expires_at').notNull(),
    settled_at: instant('settled_at'),
    /** Never before that of the transaction with the preceding `seq`. */
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('transactions_seq_key').on(table.user_id, table.seq),
    uniqueIndex('transactions_wallet_id_key').on(table.network, table.wallet_id),
    index('transactions_status_index').on(table.user_id, table.status, table.seq),
    index('transactions_type_index').on(table.user_id, table.transaction_type, table.seq),
    index('transactions_status_type_index').on(
      table.user_id,
      table.status,
      table.transaction_type,
      table.seq,
    ),
    index('transactions_created_at_index').on(table.user_id, table.created_at, table.seq),
    index('transactions_expiry_index')
      .on(table.expires_at)
      .where(sql`${table.status} = 0`),
  ],
)

/** The payments that were seen on a network: each once, whatever repeats. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    network: text('network').notNull(),
    /** Names one payment on its network for ever; a chain's hash alone may stand for several. */
    reference: text('reference').notNull(),
    chain_hash: text('chain_hash').notNull(),
    transaction_id: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    amount: money('amount').notNull(),
    /** When the network saw it. */
    paid_at: instant('paid_at').notNull(),
    /** When it was credited; null while it is held. */
    credited_at: instant('credited_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_reference_key').on(table.network, table.reference),
    index('payments_transaction_id_index').on(table.transaction_id),
  ],
)

/** Every movement of a merchant's earnings: their sum is `total_earnings`, to the last decimal. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    transaction_id: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    kind: text('kind', { enum: ['payment', 'fee'] }).notNull(),
    /** Positive for what the merchant gains, negative for what is taken. */
    amount: moneySum('amount').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('ledger_entries_user_id_index').on(table.user_id),
    index('ledger_entries_transaction_id_index').on(table.transaction_id),
  ],
)

/** What would otherwise be counted and summed anew on every look; its row is the lock on a merchant's books. */
export const merchantTotals = pgTable('merchant_totals', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  transaction_count: bigint('transaction_count', { mode: 'number' }).notNull().default(0),
  total_earnings: moneySum('total_earnings').notNull().default('0'),
  last_transaction_at: instant('last_transaction_at'),
})
