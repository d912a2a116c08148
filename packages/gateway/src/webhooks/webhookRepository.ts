import { and, desc, eq, isNull, ne, notExists, gte, or, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from '../database/schema/index.ts'

export type WebhookRow = typeof webhooks.$inferSelect
type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Why an endpoint was disabled. */
export type DisabledReason = NonNullable<WebhookRow['disabled_reason']>

/** Whether the merchant has neither set the URL nor enabled the webhook between two readings of it. */
export function isSameSetting(one: WebhookRow, other: WebhookRow): boolean {
  const isEnabledOnce = one.enabled_at?.getTime() === other.enabled_at?.getTime()
  return one.id === other.id && one.url === other.url && isEnabledOnce
}

/** The merchant's webhook. */
export async function findWebhook(db: Queryable, userId: string) {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.user_id, userId), isNull(webhooks.removed_at)))
  return webhook ?? null
}

/** The merchant's webhook, locked until the transaction ends. Events can be queued meanwhile. */
export async function lockWebhook(tx: Queryable, userId: string): Promise<WebhookRow | null> {
  const [webhook] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.user_id, userId), isNull(webhooks.removed_at)))
    .for('no key update')
  return webhook ?? null
}

/** The webhook that an event was sent to. */
export async function findWebhookOfEvent(
  db: Queryable,
  eventId: string,
): Promise<WebhookRow | null> {
  const [found] = await db
    .select({ webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .where(eq(webhookDeliveries.event_id, eventId))
    // An event can be sent again to the webhook that replaced a removed one.
    .orderBy(desc(webhooks.created_at))
    .limit(1)
  return found?.webhook ?? null
}

export async function changeWebhook(
  tx: Queryable,
  id: string,
  changes: Partial<Omit<WebhookRow, 'id' | 'user_id' | 'created_at'>>,
): Promise<void> {
  await tx.update(webhooks).set(changes).where(eq(webhooks.id, id))
}

/** Which deliveries of a merchant's webhook to read. */
export interface DeliveryFilter {
  event_id?: string | undefined
  state?: DeliveryRow['state'] | undefined
  limit: number
  offset: number
}

/** Deliveries of a merchant's webhook, newest first, each with its event and its latest attempt. */
export async function findDeliveries(
  db: Queryable,
  userId: string,
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
export async function findAttempts(db: Queryable, deliveryId: string) {
  return db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.delivery_id, deliveryId))
    .orderBy(desc(webhookAttempts.created_at), desc(webhookAttempts.attempt))
}

/** Events of a transaction, oldest first, each with the state of its delivery to the newest webhook. */
export async function findTransactionEvents(
  db: Queryable,
  userId: string,
  transactionId: string,
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
      state: sql<string | null>`(${state})`,
    })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.user_id, userId), eq(webhookEvents.transaction_id, transactionId)))
    .orderBy(webhookEvents.created_at, webhookEvents.id)
    .limit(limit)
}

/** Makes a delivery due now. Changes nothing while an attempt is in flight. */
export async function requeueDelivery(tx: Queryable, id: string, now: Date): Promise<void> {
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
  tx: Queryable,
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

/** The changes that let an endpoint begin anew. */
export function enabled(now: Date) {
  return {
    disabled_at: null,
    disabled_reason: null,
    failing_since: null,
    last_failed_at: null,
    enabled_at: now,
  }
}

/** Inserts the merchant's webhook, or changes the URL of an existing one, which keeps its id and secret. */
export async function saveWebhook(
  db: Queryable,
  webhook: typeof webhooks.$inferInsert,
  now: Date,
): Promise<void> {
  await db
    .insert(webhooks)
    .values(webhook)
    .onConflictDoUpdate({
      target: webhooks.user_id,
      targetWhere: isNull(webhooks.removed_at),
      set: { url: webhook.url, ...enabled(now) },
    })
}

/** Inserts an event. */
export async function insertEvent(
  tx: Queryable,
  event: typeof webhookEvents.$inferInsert,
): Promise<void> {
  await tx.insert(webhookEvents).values(event)
}

/** Queues a delivery. */
export async function insertDelivery(
  tx: Queryable,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await tx.insert(webhookDeliveries).values(delivery)
}
