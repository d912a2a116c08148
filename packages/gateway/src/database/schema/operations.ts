import type { MerchantId } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

/** The mail outbox, written in the transaction of the change that a mail reports. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** The mail, encrypted because its link contains a token. Emptied once sent. */
    mail_ciphertext: text('mail_ciphertext').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due. */
    next_attempt_at: instant('next_attempt_at').notNull(),
    /** Until when a gateway makes an attempt, by the database's clock, because those of several gateways may differ. */
    leased_until: instant('leased_until'),
    created_at: createdAt(),
  },
  (table) => [
    index('mail_outbox_waiting_index')
      .on(table.next_attempt_at)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

/** The sandbox's mailbox: mails that would have been sent. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('sandbox_mails_created_at_index').on(table.created_at)],
)

/** The responses to requests with an Idempotency-Key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** A hash of the parsed request. */
    request_hash: text('request_hash').notNull(),
    /** The encrypted response. Empty only inside the transaction that creates it. */
    response: text('answer').notNull(),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('idempotency_keys_expires_at_index').on(table.expires_at),
  ],
)

/** Attempts per time window. rate-limiter-flexible requires these property names. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of the limit's name and of what it counts, such as an address. */
    key: text('key').primaryKey(),
    points: bigint('count', { mode: 'number' }).notNull(),
    expire: instant('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expires_at_index').on(table.expire)],
)

/** Facts about the database itself, such as the fingerprint of the secret it is encrypted with. */
export const metadata = pgTable('metadata', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
