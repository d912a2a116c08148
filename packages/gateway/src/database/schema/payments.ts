import { paymentStates } from '@sluice/api/contract'
import type {
  CounterDeviceId,
  Decimal,
  HeldTransfer,
  MerchantId,
  PageLanguage,
  PaymentRules,
  PaymentId,
  PaymentLinkId,
} from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, exactText, instant, money, moneySum } from './columns.ts'

/** The texts of a payment that a search for words reads. */
export function searchedText(
  table: Readonly<
    Record<
      'metadata' | 'reference' | 'description' | 'customer_name' | 'customer_email',
      SQLWrapper
    >
  >,
): SQL {
  return sql`(${table.metadata} || ' ' || ${table.reference} || ' ' || ${table.description} || ' ' || ${table.customer_name} || ' ' || ${table.customer_email})`
}

/**
 * What an index of words holds: the words of a text, and the merchant, so that a word costs nothing that only others use. ASCII
 * punctuation separates words; otherwise `CHAI-204` would contain the number -204.
 */
function wordsOf(userId: SQLWrapper, searched: SQL): SQL {
  return sql`(array_to_tsvector(array[${userId}::text]) || to_tsvector('simple', regexp_replace(${searched}, '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g')))`
}

/** What the index of words holds. */
export function searchableText(
  table: Parameters<typeof searchedText>[0] & { user_id: SQLWrapper },
): SQL {
  return wordsOf(table.user_id, searchedText(table))
}

/** What a merchant can decide on money that came too late or was too little. */
const resolutionKinds = ['accepted', 'refunded'] as const

/** What a price comes to in the tokens that follow one currency, as it is stored. */
interface StoredQuote {
  peg: string
  amount: Decimal
  rate: Decimal
  source: string
  /** ISO 8601. */
  quoted_at: string
}

/** The payments that merchants requested, and where they stand. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').$type<PaymentId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    /** Counts a merchant's payments without gaps from 1: a page is a range of it, however deep it lies. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The network of the latest payment. Empty until one is seen. */
    network: text('network').notNull().default(''),
    /** The symbol of the token that the amount is in. */
    currency: text('currency').notNull().default('USDT'),
    /** The price, if it is in another currency than a token, and what it was exchanged at: all null, or none. */
    price_amount: money('price_amount'),
    price_currency: text('price_currency'),
    /** How much of that currency one token stands for. */
    rate: money('rate'),
    rate_source: text('rate_source'),
    quoted_at: instant('quoted_at'),
    /** What the price comes to in tokens that follow other currencies than that of the amount. */
    other_quotes: jsonb('other_quotes').$type<StoredQuote[]>().notNull().default([]),
    /** The merchant's home currency when it was first credited, and how much of it one token stood for: all null, or none. */
    home_currency: text('home_currency'),
    home_rate: money('home_rate'),
    home_rate_source: text('home_rate_source'),
    home_rate_at: instant('home_rate_at'),
    /** Whether there was no fresh rate then, so that the last one was taken. */
    home_rate_is_stale: boolean('home_rate_is_stale').notNull().default(false),
    /** The symbols of the tokens that it can be paid with. Null: all that follow a currency of its quotes. */
    accepted_tokens: text('accepted_tokens').array(),
    /** The address that the customer pays to. */
    deposit_address: text('deposit_address').notNull(),
    transaction_type: smallint('transaction_type').$type<0 | 1>().notNull().default(0),
    amount: money('amount').notNull(),
    /** The sum of the transfers that count, confirmed or not, credited or not. */
    received: moneySum('received').notNull().default('0'),
    /** The part of `received` that the merchant marked as refunded. */
    refunded: moneySum('refunded').notNull().default('0'),
    /** What refunds have paid back, in tokens that count one to one with the currency. */
    paid_back: moneySum('paid_back').notNull().default('0'),
    /** The fee by the terms on what has arrived, and what contracts have taken. Both of the tokens that count. */
    fee_due: moneySum('fee_due').notNull().default('0'),
    fee_collected: moneySum('fee_collected').notNull().default('0'),
    /** The fee terms, fixed at creation: hundredths of a percent, the minimum, and the total from which it is due in full. */
    fee_bps: integer('fee_bps').notNull().default(50),
    min_fee: money('min_fee').notNull().default('1'),
    fee_from: money('fee_from').notNull().default('0'),
    status: smallint('status').$type<-1 | 0 | 1>().notNull().default(0),
    state: text('state', { enum: paymentStates }).notNull().default('awaiting_payment'),
    /** The latest resolution. Null again when more money comes after a refund. */
    resolution: text('resolution', { enum: resolutionKinds }),
    /** How deep the least confirmed payment is, and how deep it has to be. Null while nothing waits for confirmations. */
    confirmations: integer('confirmations'),
    required_confirmations: integer('required_confirmations'),
    /** When it was first successful. Merchants are told of that once. */
    succeeded_at: instant('succeeded_at'),
    /** Counts a merchant's successful payments without gaps from 1. Null before, and for those from before there were numbers. */
    receipt_number: bigint('receipt_number', { mode: 'number' }),
    /** Whether the money has been forwarded to the merchant's wallet. Null while there is none. */
    forwarding: text('forwarding', { enum: ['pending', 'requested', 'forwarded'] }),
    /** The chain hash of the latest forwarding. */
    forwarding_hash: text('forwarding_hash'),
    created_by: text('created_by').notNull(),
    /** What the customer pays for, which the checkout shows. */
    description: exactText('description').notNull().default(''),
    /** The merchant's order number. */
    reference: exactText('reference').notNull().default(''),
    /** Who pays, as the merchant said. */
    customer_name: exactText('customer_name').notNull().default(''),
    customer_email: text('customer_email').notNull().default(''),
    /** What the customer reads, by the page that they opened last. Null until they have opened one. */
    customer_language: text('customer_language').$type<PageLanguage>(),
    /** Where the checkout leads back to. */
    return_url: text('return_url'),
    /** The payment link that it was made by. Links are never deleted. */
    link_id: uuid('link_id').$type<PaymentLinkId>(),
    /** The counter device that made it. Devices are never deleted once they were paired. */
    device_id: uuid('device_id').$type<CounterDeviceId>(),
    /** How exactly it has to be paid, fixed at creation. Null: as by default. */
    rules: jsonb('rules').$type<PaymentRules>(),
    /** The newest transfers that arrived and are not credited, oldest first. */
    held: jsonb('held').$type<HeldTransfer[]>().notNull().default([]),
    /** Whether any of them waits for the merchant's decision. */
    needs_resolution: boolean('needs_resolution').notNull().default(false),
    /** When the merchant cancelled it. Money that comes afterwards is late. */
    cancelled_at: instant('cancelled_at'),
    metadata: exactText('metadata').notNull().default(''),
    /** The chain hash of the latest payment. */
    hash: text('hash'),
    expires_at: instant('expires_at').notNull(),
    ended_at: instant('ended_at'),
    /** Never before that of the payment with the preceding `seq`. */
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_seq_key').on(table.user_id, table.seq),
    uniqueIndex('payments_deposit_address_key').on(table.network, table.deposit_address),
    index('payments_status_index').on(table.user_id, table.status, table.seq),
    index('payments_type_index').on(table.user_id, table.transaction_type, table.seq),
    index('payments_status_type_index').on(
      table.user_id,
      table.status,
      table.transaction_type,
      table.seq,
    ),
    index('payments_created_at_index').on(table.user_id, table.created_at, table.seq),
    index('payments_state_index').on(table.user_id, table.state, table.seq),
    index('payments_network_index').on(table.user_id, table.network, table.seq),
    index('payments_currency_index').on(table.user_id, table.currency, table.seq),
    index('payments_source_index').on(table.user_id, table.created_by, table.seq),
    index('payments_amount_index').on(table.user_id, table.amount, table.seq),
    index('payments_price_index')
      .on(table.user_id, table.price_amount, table.seq)
      .where(sql`${table.price_amount} is not null`),
    index('payments_hash_index').on(table.hash),
    index('payments_texts_index').using('gin', searchableText(table)),
    // Only the version before this one reads it: the next one can drop it.
    index('payments_search_index').using(
      'gin',
      wordsOf(table.user_id, sql`(${table.metadata} || ' ' || ${table.reference})`),
    ),
    index('payments_held_index')
      .on(table.user_id, table.seq)
      .where(sql`${table.needs_resolution}`),
    index('payments_link_index')
      .on(table.user_id, table.link_id, table.seq)
      .where(sql`${table.link_id} is not null`),
    index('payments_device_index')
      .on(table.user_id, table.device_id, table.seq)
      .where(sql`${table.device_id} is not null`),
    index('payments_expiry_index')
      .on(table.expires_at)
      .where(sql`${table.status} = 0`),
  ],
)

/** The confirmed payments that are in the books. */
export const bookedTransfers = pgTable(
  'booked_transfers',
  {
    id: uuid('id').primaryKey(),
    network: text('network').notNull(),
    /** Identifies the payment on its network. One chain hash can contain several payments. */
    reference: text('reference').notNull(),
    hash: text('hash').notNull(),
    /** The address that was paid. */
    deposit_address: text('deposit_address').notNull(),
    /** Null while the gateway does not know the address, such as after a restore from an older backup. */
    payment_id: uuid('payment_id')
      .$type<PaymentId>()
      .references(() => payments.id),
    /** The token's symbol. */
    asset: text('asset').notNull(),
    /** The amount in the token's base units. */
    units: numeric('units', { precision: 78, scale: 0 }).notNull(),
    /** The token's number of decimals. */
    decimals: smallint('decimals').notNull(),
    /** The amount as a decimal, rounded down to ten decimals. */
    amount: money('amount').notNull(),
    /** When the payment was made, by the network's clock. */
    paid_at: instant('paid_at').notNull(),
    /** When the payment was credited to the merchant. */
    credited_at: instant('credited_at'),
    /** Whether its token counts towards the amount due. */
    is_at_par: boolean('is_at_par').notNull().default(true),
    /** What it counts for in the token of the amount due. Null: one to one. */
    counted: money('counted'),
    /** When its token was accepted: when it was booked, or by the merchant. Null: not yet. */
    accepted_at: instant('accepted_at'),
    /** When the merchant marked the payment as refunded. */
    refunded_at: instant('refunded_at'),
    /** When a reorg removed the payment from its network, so that it does not count. Null again if it comes back. */
    reversed_at: instant('reversed_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('booked_transfers_reference_key').on(table.network, table.reference),
    index('booked_transfers_hash_index').on(table.hash),
    index('booked_transfers_payment_id_index').on(table.payment_id),
    index('booked_transfers_unmatched_index')
      .on(table.network, table.deposit_address)
      .where(sql`${table.payment_id} is null`),
  ],
)

/** Who decided on held money, how and when. Rows are never changed. */
export const resolutions = pgTable(
  'resolutions',
  {
    id: uuid('id').primaryKey(),
    payment_id: uuid('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: resolutionKinds }).notNull(),
    /** The money that was held. */
    amount: moneySum('amount').notNull(),
    /** The hash of the refund, if the merchant gave one. */
    refund_hash: text('refund_hash'),
    resolved_by: uuid('resolved_by')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [index('resolutions_payment_id_index').on(table.payment_id)],
)

/**
 * The accounts of the ledger. Money comes from `customers`, is `held` until it is credited, and then belongs to the
 * `merchant`, except for the `fees`. Fees that a contract has taken go from `owed_fees` to the `fee_wallet`, and what merchants'
 * wallets paid back to customers from `refund_wallets` to `refunds`. Sluice never has
 * the merchant's money: the accounts only say whose it is.
 */
export const ledgerAccounts = [
  'customers',
  'held',
  'merchant',
  'fees',
  'owed_fees',
  'fee_wallet',
  'refund_wallets',
  'refunds',
] as const

/** Why an entry was written. */
const ledgerKinds = ['received', 'credited', 'refunded', 'reversed', 'forwarded'] as const

/** The double-entry ledger. The entries of one journal add up to zero in each token. A trigger refuses to change or delete entries. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    journal_id: uuid('journal_id').notNull(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    payment_id: uuid('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    /** The symbol of the token that the amount is in. */
    asset: text('asset').notNull(),
    /** Positive for what the account gains, negative for what it gives. */
    amount: moneySum('amount').notNull(),
    /** What it was worth in the merchant's home currency when the payment was credited. Null without a rate. */
    value: moneySum('value'),
    value_currency: text('value_currency'),
    /** Whether it is in the merchant's total earnings, which are of tokens that follow one currency. */
    is_in_total: boolean('is_in_total').notNull().default(true),
    created_at: createdAt(),
  },
  (table) => [
    index('ledger_entries_user_id_index').on(table.user_id),
    index('ledger_entries_payment_id_index').on(table.payment_id),
    // What changed the earnings, in order.
    index('ledger_entries_earnings_index')
      .on(table.user_id, table.created_at, table.journal_id, table.asset)
      .where(sql`${table.account} in ('merchant', 'fees')`),
    // The same with refunds. The one above is for the version before.
    index('ledger_entries_changes_index')
      .on(table.user_id, table.created_at, table.journal_id, table.asset)
      .where(sql`${table.account} in ('merchant', 'fees', 'refund_wallets')`),
  ],
)

/** Sums that every page shows, kept so that they need not be calculated. The row is the lock on a merchant's books. */
export const merchantTotals = pgTable('merchant_totals', {
  user_id: uuid('user_id')
    .$type<MerchantId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  payment_count: bigint('payment_count', { mode: 'number' }).notNull().default(0),
  total_earnings: moneySum('total_earnings').notNull().default('0'),
  /** The number of the latest receipt. */
  receipt_count: bigint('receipt_count', { mode: 'number' }).notNull().default(0),
  last_payment_at: instant('last_payment_at'),
})

/** A merchant's sums of a day of Asia/Kolkata in one currency. */
const daySums = () => ({
  user_id: uuid('user_id')
    .$type<MerchantId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  currency: text('currency').notNull(),
  /** Net of fees. */
  earned: moneySum('earned').notNull().default('0'),
  fees: moneySum('fees').notNull().default('0'),
})

/**
 * What each merchant earned per day and token, so that a summary reads one row per day. A trigger adds every ledger entry, whichever
 * version of the gateway writes it.
 */
export const dailyTotals = pgTable('daily_totals', daySums(), (table) => [
  primaryKey({ columns: [table.user_id, table.day, table.currency] }),
])

/** What that was worth, by the home currency that the merchant had. Kept by the same trigger. */
export const dailyValues = pgTable('daily_values', daySums(), (table) => [
  primaryKey({ columns: [table.user_id, table.day, table.currency] }),
])
