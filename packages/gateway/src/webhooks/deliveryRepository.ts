import type { DeliveryId, MerchantId, PaymentId, WebhookEventType } from '@sluice/api/contract'
import { and, between, desc, eq, gte, isNull, ne, notExists, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from '../database/schema/index.ts'
import type { WebhookRow } from './webhookRepository.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Which deliveries of a merchant's webhook to read. */
export interface DeliveryFilter {
  event_id?: string | undefined
  state?: DeliveryRow['state'] | undefined
  limit: number
  offset: number
}

/** Deliveries of a merchant's webhook, newest first, each with its event and its latest attempt. */
export async function findDeliveries(
  db: Reader,
  userId: MerchantId,
  { event_id, state, limit, offset }: DeliveryFilter,
) {
  return db
    .select({ delivery: webhookDeliveries, event: webhookEvents, attempt: webhookAttempts })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .leftJoin(
      webhookAttempts,
      and(
        eq(webhookAttempts.delivery_id, webhookDeliveries.id),
        eq(webhookAttempts.attempt, webhookDeliveries.attempts),
      ),
    )
    .where(
      and(
        eq(webhooks.user_id, userId),
        isNull(webhooks.removed_at),
        event_id === undefined ? undefined : eq(webhookDeliveries.event_id, event_id),
        state && eq(webhookDeliveries.state, state),
      ),
    )
    .orderBy(desc(webhookDeliveries.created_at), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset)
}

/** All attempts of a delivery, newest first. */
export async function findAttempts(db: Reader, deliveryId: DeliveryId) {
  return db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.delivery_id, deliveryId))
    .orderBy(desc(webhookAttempts.created_at), desc(webhookAttempts.attempt))
}

/** Events of a payment, oldest first, each with the state of its delivery to the newest webhook. */
export async function findPaymentEvents(
  db: Reader,
  userId: MerchantId,
  paymentId: PaymentId,
  limit: number,
) {
  const state = db
    .select({ state: webhookDeliveries.state })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.event_id, webhookEvents.id))
    .orderBy(desc(webhookDeliveries.created_at))
    .limit(1)
  return db
    .select({
      event_id: webhookEvents.id,
      type: webhookEvents.type,
      created_at: webhookEvents.created_at,
      state: sql<DeliveryRow['state'] | null>`(${state})`,
    })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.user_id, userId), eq(webhookEvents.payment_id, paymentId)))
    .orderBy(webhookEvents.created_at, webhookEvents.id)
    .limit(limit)
}

/** How many events of a type a merchant had from one instant to another, both included. */
export function countMerchantEvents(
  db: Reader,
  userId: MerchantId,
  type: WebhookEventType,
  from: Date,
  to: Date,
): Promise<number> {
  const { user_id, created_at } = webhookEvents
  return db.$count(
    webhookEvents,
    and(eq(user_id, userId), eq(webhookEvents.type, type), between(created_at, from, to)),
  )
}

/** Makes a delivery due now. Changes nothing while an attempt is in flight. */
export async function requeueDelivery(tx: Tx, id: DeliveryId, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', next_attempt_at: now, leased_until: null })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        or(
          ne(webhookDeliveries.state, 'waiting'),
          isNull(webhookDeliveries.leased_until),
          sql`${webhookDeliveries.leased_until} <= now()`,
        ),
      ),
    )
}

/**
 * Queues the events since a moment that no endpoint accepted and that do not wait, the oldest first, for a webhook.
 * Returns how many.
 */
export async function requeueFailed(
  tx: Tx,
  webhook: WebhookRow,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<number> {
  const acceptedOrWaiting = tx
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.event_id, webhookEvents.id),
        or(
          eq(webhookDeliveries.state, 'delivered'),
          and(eq(webhookDeliveries.webhook_id, webhook.id), eq(webhookDeliveries.state, 'waiting')),
        ),
      ),
    )
  const missed = tx
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      event_id: sql<string>`${webhookEvents.id}`.as('event_id'),
      webhook_id: sql<string>`${webhook.id}::uuid`.as('webhook_id'),
      state: sql<'waiting'>`'waiting'`.as('state'),
      attempts: sql<number>`0`.as('attempts'),
      next_attempt_at: sql<Date>`${now.toISOString()}::timestamptz`.as('next_attempt_at'),
      leased_until: sql<null>`null::timestamptz`.as('leased_until'),
      // The list of deliveries is in the order of events.
      created_at: sql<Date>`${webhookEvents.created_at}`.as('created_at'),
    })
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.user_id, webhook.user_id),
        gte(webhookEvents.created_at, since),
        ne(webhookEvents.type, 'webhook.test'),
        notExists(acceptedOrWaiting),
      ),
    )
    .orderBy(webhookEvents.created_at)
    .limit(limit)
  const queued = await tx
    .insert(webhookDeliveries)
    .select(missed)
    .onConflictDoUpdate({
      target: [webhookDeliveries.event_id, webhookDeliveries.webhook_id],
      set: { state: 'waiting', next_attempt_at: now, leased_until: null },
    })
    .returning({ one: sql`1` })
  return queued.length
}

/** Inserts an event. */
export async function insertEvent(tx: Tx, event: typeof webhookEvents.$inferInsert): Promise<void> {
  await tx.insert(webhookEvents).values(event)
}

/** Queues a delivery. */
export async function insertDelivery(
  tx: Tx,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await tx.insert(webhookDeliveries).values(delivery)
}
