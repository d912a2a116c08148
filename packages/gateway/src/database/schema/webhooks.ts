import { webhookDeliveryStates, webhookEventTypes } from '@sluice/api/contract'
import type { DeliveryId, MerchantId, PaymentId } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

/** The merchants' webhooks, at most one active per merchant. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    secret_ciphertext: text('secret_ciphertext').notNull(),
    /** The secret before the last roll, which keeps signing until it expires. */
    previous_secret_ciphertext: text('previous_secret_ciphertext'),
    previous_secret_expires_at: instant('previous_secret_expires_at'),
    /** Since when attempts have failed without a success or a long pause. Null after a success. */
    failing_since: instant('failing_since'),
    last_failed_at: instant('last_failed_at'),
    /** When the endpoint responded with 410 or had failed for too long, after which nothing is sent. */
    disabled_at: instant('disabled_at'),
    disabled_reason: text('disabled_reason', { enum: ['gone', 'failing'] }),
    /** When the merchant last set the URL or enabled the webhook. */
    enabled_at: instant('enabled_at'),
    removed_at: instant('removed_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('webhooks_one_live_webhook')
      .on(table.user_id)
      .where(sql`${table.removed_at} is null`),
  ],
)

/** The events, with the payload that every delivery sends. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Also the `webhook-id` of every delivery. */
    id: text('id').primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The payment that it tells of. Null for events of older versions. */
    payment_id: uuid('payment_id').$type<PaymentId>(),
    type: text('type', { enum: webhookEventTypes }).notNull(),
    /** The body exactly as it is signed. */
    payload: text('payload').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('webhook_events_user_id_index').on(table.user_id, table.created_at),
    index('webhook_events_attention_index')
      .on(table.user_id, table.created_at)
      .where(sql`${table.type} in ('payment.held', 'payment.reversed')`),
    // The same with refunds. The one above is for the version before.
    index('webhook_events_notices_index')
      .on(table.user_id, table.created_at)
      .where(
        sql`${table.type} in ('payment.held', 'payment.reversed', 'refund.claimed', 'refund.expired', 'refund.reversed')`,
      ),
    index('webhook_events_payment_id_index').on(table.payment_id),
    // For deleting old events of all merchants.
    index('webhook_events_created_at_index').on(table.created_at),
  ],
)

/** The webhook outbox: one row per event and webhook, claimed with a lease. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').$type<DeliveryId>().primaryKey(),
    event_id: text('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    webhook_id: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    state: text('state', { enum: webhookDeliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due. */
    next_attempt_at: instant('next_attempt_at').notNull(),
    /** Until when a gateway makes an attempt, by the database's clock, because those of several gateways may differ. */
    leased_until: instant('leased_until'),
    created_at: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_waiting_index')
      .on(table.next_attempt_at)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_due_index')
      .on(table.webhook_id, table.next_attempt_at)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_webhook_id_index').on(table.webhook_id, table.created_at),
    uniqueIndex('webhook_deliveries_event_key').on(table.event_id, table.webhook_id),
  ],
)

/** All attempts, for merchants and operators to inspect. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey(),
    delivery_id: uuid('delivery_id')
      .$type<DeliveryId>()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    /** The response's status; null without a response. */
    status: integer('status'),
    /** The kind of error; never the response's body. */
    error: text('error'),
    duration_ms: integer('duration_ms').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('webhook_attempts_delivery_id_index').on(table.delivery_id)],
)
