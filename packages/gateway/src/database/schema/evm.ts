import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { createdAt, instant } from './columns.ts'

/** An address or a hash. */
function hex(name: string) {
  return text(name).$type<`0x${string}`>()
}

function wei(name: string) {
  return numeric(name, { precision: 78, scale: 0, mode: 'bigint' })
}

/** The transactions that the relayer sent, each with its replacements. A nonce has one row per hash. */
export const relayerTransactions = pgTable(
  'relayer_transactions',
  {
    hash: hex('hash').primaryKey(),
    network: text('network').notNull(),
    sender: hex('sender').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    token: hex('token').notNull(),
    /** The deposit addresses that it flushes. */
    addresses: hex('addresses').array().notNull(),
    max_fee_per_gas: wei('max_fee_per_gas').notNull(),
    priority_fee_per_gas: wei('priority_fee_per_gas').notNull(),
    gas: wei('gas').notNull(),
    /** The height of the network when it was sent. */
    sent_at_height: bigint('sent_at_height', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['sent', 'mined', 'replaced'] })
      .notNull()
      .default('sent'),
    /** What it cost, in wei. Null until it is mined. */
    gas_cost: wei('gas_cost'),
    created_at: createdAt(),
  },
  (table) => [
    index('relayer_transactions_nonce_index').on(table.network, table.sender, table.nonce),
    index('relayer_transactions_sent_index')
      .on(table.network)
      .where(sql`${table.state} = 'sent'`),
  ],
)

/** The deposit addresses that a token refuses to forward from, such as when the merchant's wallet is on its blocklist. */
export const refusedFlushes = pgTable(
  'refused_flushes',
  {
    network: text('network').notNull(),
    token: hex('token').notNull(),
    address: hex('address').notNull(),
    /** How often in a row. */
    failures: integer('failures').notNull(),
    /** When it is tried again. */
    retry_at: instant('retry_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.token, table.address] })],
)
