import type { PaymentId, Units } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { createdAt, instant } from './columns.ts'
import { payments } from './payments.ts'

/** An amount of a token in its base units. */
function baseUnits(name: string) {
  return numeric(name, { precision: 78, scale: 0, mode: 'bigint' })
}

function blockNumber(name: string) {
  return bigint(name, { mode: 'number' })
}

/** How far each network has been read, and which gateway reads it. */
export const chainCursors = pgTable('chain_cursors', {
  network: text('network').primaryKey(),
  /** Null until the first block is read. */
  height: blockNumber('height'),
  hash: text('hash'),
  /** Up to here blocks are final and have been read by range. Null after an operator has resumed the network. */
  final_height: blockNumber('final_height'),
  /** The time of the latest block that is deep enough for any payment. Payments expire by this clock. */
  deep_time: instant('deep_time'),
  /** When it was last read to the end without a failure, by the database's clock. */
  read_at: instant('read_at'),
  /** Up to here, and when, addresses whose payment has ended long ago were read. */
  swept_height: blockNumber('swept_height'),
  swept_at: instant('swept_at'),
  /** Up to here, and when, the books were compared with the network, and how many figures differed. */
  verified_height: blockNumber('verified_height'),
  verified_at: instant('verified_at'),
  differences: integer('differences').notNull().default(0),
  /** What pays for forwarding, in the coin's base units, when it was last looked at. */
  relayer_balance: baseUnits('relayer_balance'),
  /** Why reading stopped until an operator resumes it. */
  halted: text('halted'),
  /** The gateway that reads the network, and until when, by the database's clock. */
  lease_holder: text('lease_holder'),
  leased_until: instant('leased_until'),
})

/** The blocks that were read one by one. After a reorg, replaced blocks stay as not canonical. */
export const chainBlocks = pgTable(
  'chain_blocks',
  {
    network: text('network').notNull(),
    hash: text('hash').notNull(),
    number: blockNumber('number').notNull(),
    mined_at: instant('mined_at').notNull(),
    canonical: boolean('canonical').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.hash] }),
    index('chain_blocks_number_index').on(table.network, table.number),
  ],
)

/**
 * The address of each payment, which is the same on every network, and the terms that it is derived from. With the
 * terms anyone can have the contract forward the money.
 */
export const depositAddresses = pgTable(
  'deposit_addresses',
  {
    /** As its rail writes addresses. */
    address: text('address').primaryKey(),
    rail: text('rail').notNull(),
    payment_id: uuid('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    factory: text('factory').notNull(),
    merchant: text('merchant').notNull(),
    /** The merchant's second wallet. Null if there was none. */
    second_wallet: text('second_wallet'),
    fee_wallet: text('fee_wallet').notNull(),
    fee_bps: integer('fee_bps').notNull(),
    /** In millionths of a token. */
    min_fee: baseUnits('min_fee').$type<Units>().notNull(),
    /** The total from which the minimum fee is due in full, in millionths of a token. */
    fee_from: baseUnits('fee_from')
      .$type<Units>()
      .notNull()
      .default(sql`0`),
    /** Until then it is watched in every block, later every hour, and then every night. */
    watch_until: instant('watch_until').notNull(),
    /** When the merchant asked for what is there to be forwarded at once. */
    forward_requested_at: instant('forward_requested_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('deposit_addresses_payment_id_key').on(table.payment_id),
    index('deposit_addresses_watch_until_index').on(table.watch_until),
  ],
)

/** Where an event was logged. In a reorg a network's transaction can move to another block, where the log is another row. */
const logColumns = {
  rail: text('rail').notNull(),
  network: text('network').notNull(),
  tx_hash: text('tx_hash').notNull(),
  /** Counts the logs of a network's transaction about one address and token. Unlike the index in the block, no reorg changes it. */
  ordinal: integer('ordinal').notNull(),
  block_hash: text('block_hash').notNull(),
  block_number: blockNumber('block_number').notNull(),
  mined_at: instant('mined_at').notNull(),
  /** False once a reorg has removed the block. */
  canonical: boolean('canonical').notNull().default(true),
  created_at: createdAt(),
} as const

/** The token transfers to deposit addresses, and to the addresses of customers that refunds go to. Rows are never deleted. */
export const chainTransfers = pgTable(
  'chain_transfers',
  {
    id: uuid('id').primaryKey(),
    ...logColumns,
    address: text('address').notNull(),
    sender: text('sender').notNull(),
    token: text('token').notNull(),
    /** The token's symbol; null if the network has no such token, so that the transfer does not count. */
    asset: text('asset'),
    decimals: smallint('decimals'),
    units: baseUnits('units').$type<Units>().notNull(),
    /** When it was deep enough and its receipt was read again. Null again if a reorg removes it. */
    confirmed_at: instant('confirmed_at'),
    /** Whether its payment has to be brought up to date. */
    is_due: boolean('is_due').notNull().default(true),
    /** Whether a final flush has forwarded it. */
    is_flushed: boolean('is_flushed').notNull().default(false),
  },
  (table) => [
    uniqueIndex('chain_transfers_log_key').on(
      table.network,
      table.tx_hash,
      table.address,
      table.token,
      table.ordinal,
      table.block_hash,
    ),
    index('chain_transfers_address_index').on(table.address),
    index('chain_transfers_block_index').on(table.network, table.block_number),
    index('chain_transfers_due_index')
      .on(table.network, table.block_number)
      .where(sql`${table.is_due}`),
    index('chain_transfers_forwarding_index')
      .on(table.network, table.token, table.address)
      .where(sql`${table.canonical} and ${table.confirmed_at} is not null`),
    index('chain_transfers_unflushed_index')
      .on(table.network, table.token, table.address)
      .where(
        sql`${table.canonical} and ${table.confirmed_at} is not null and not ${table.is_flushed}`,
      ),
  ],
)

/** A network's own coin at deposit addresses. It leaves no log, so it is found by looking at balances. */
export const coinDeposits = pgTable(
  'coin_deposits',
  {
    network: text('network').notNull(),
    address: text('address')
      .notNull()
      .references(() => depositAddresses.address),
    /** The coin's symbol. */
    coin: text('coin').notNull(),
    /** All that has arrived, with what was forwarded since, in units of 18 decimals. */
    units: baseUnits('units').$type<Units>().notNull(),
    found_at: instant('found_at').notNull(),
    /** What the merchant decided. Null again when more arrives. */
    resolution: text('resolution', { enum: ['accepted', 'refunded'] }),
    /** Whether its payment has to be brought up to date. */
    is_due: boolean('is_due').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.address] }),
    index('coin_deposits_due_index')
      .on(table.network)
      .where(sql`${table.is_due}`),
    index('coin_deposits_address_index').on(table.address),
  ],
)

/** What deposit addresses forwarded, by whomever they were flushed. Rows are never deleted. */
export const flushes = pgTable(
  'flushes',
  {
    id: uuid('id').primaryKey(),
    ...logColumns,
    address: text('address')
      .notNull()
      .references(() => depositAddresses.address),
    token: text('token').notNull(),
    /** The token's symbol; null if the network has no such token. */
    asset: text('asset'),
    decimals: smallint('decimals'),
    /** What was forwarded, the fee included. */
    units: baseUnits('units').$type<Units>().notNull(),
    fee_units: baseUnits('fee_units').$type<Units>().notNull(),
    fee_paid: boolean('fee_paid').notNull(),
    /** Whether its payment has to be brought up to date. */
    is_due: boolean('is_due').notNull().default(true),
  },
  (table) => [
    uniqueIndex('flushes_log_key').on(
      table.network,
      table.tx_hash,
      table.address,
      table.token,
      table.ordinal,
      table.block_hash,
    ),
    index('flushes_address_index').on(table.address),
    index('flushes_block_index').on(table.network, table.block_number),
    index('flushes_due_index')
      .on(table.network, table.block_number)
      .where(sql`${table.is_due}`),
  ],
)
