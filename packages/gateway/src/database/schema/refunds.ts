import { refundStates } from '@sluice/api/contract'
import type { MerchantId, PaymentId, RefundId, Units } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import {
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
import { createdAt, exactText, instant, money } from './columns.ts'
import { payments } from './payments.ts'

/** Money that merchants send back to customers from their own wallets. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').$type<RefundId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    payment_id: uuid('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    /** Opens the customer's page. Nobody can guess it from the ID. */
    claim: uuid('claim').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** What the customer gets: the token's symbol, the network, the amount and the same in base units. */
    asset: text('asset').notNull(),
    network: text('network').notNull(),
    amount: money('amount').notNull(),
    units: numeric('units', { precision: 78, scale: 0, mode: 'bigint' }).$type<Units>().notNull(),
    decimals: smallint('decimals').notNull(),
    /** What the merchant typed in the currency of the price. Null if it was in the token. */
    price_amount: money('price_amount'),
    price_currency: text('price_currency'),
    reason: exactText('reason').notNull(),
    /** Empty if the merchant passes the claim link on. */
    customer_email: text('customer_email').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    created_at: createdAt(),
    /** Until when it can be claimed. */
    expires_at: instant('expires_at').notNull(),
    /** Where the customer wants the money. Null until it is claimed. */
    address: text('address'),
    claimed_at: instant('claimed_at'),
    /** Until when the merchant is paying, so that the address can't be changed. */
    locked_until: instant('locked_until'),
    /** The code that confirms an address, the address, until when, and how many tries are left. */
    code_hash: text('code_hash'),
    code_address: text('code_address'),
    code_expires_at: instant('code_expires_at'),
    code_tries: integer('code_tries').notNull().default(0),
    /** The transfer that pays it, which identifies it on its network, and its hash. */
    transfer: text('transfer'),
    hash: text('hash'),
    sender: text('sender'),
    /** When that transfer was confirmed. Null again if a reorg removes it. */
    succeeded_at: instant('succeeded_at'),
  },
  (table) => [
    uniqueIndex('refunds_claim_key').on(table.claim),
    // One transfer pays one refund.
    uniqueIndex('refunds_transfer_key').on(table.network, table.transfer),
    index('refunds_user_id_index').on(table.user_id, table.id),
    index('refunds_payment_id_index').on(table.payment_id),
    index('refunds_expiring_index')
      .on(table.expires_at)
      .where(sql`${table.state} = 'created'`),
  ],
)

/**
 * The addresses that customers gave, and until when transfers to them are read. One that was corrected stays, because it may have
 * been paid already.
 */
export const refundAddresses = pgTable(
  'refund_addresses',
  {
    /** As its rail writes addresses. */
    address: text('address').notNull(),
    refund_id: uuid('refund_id')
      .$type<RefundId>()
      .notNull()
      .references(() => refunds.id),
    rail: text('rail').notNull(),
    watch_until: instant('watch_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.refund_id] }),
    index('refund_addresses_refund_id_index').on(table.refund_id),
    index('refund_addresses_watch_until_index').on(table.watch_until),
  ],
)
