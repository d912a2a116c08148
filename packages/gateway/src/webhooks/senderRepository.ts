import type { DeliveryId } from '@sluice/api/contract'
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from '../database/schema/index.ts'
import type { DisabledReason, WebhookRow } from './webhookRepository.ts'

/** A delivery with what an attempt needs. */
export interface DueDelivery {
  delivery: typeof webhookDeliveries.$inferSelect
  event: typeof webhookEvents.$inferSelect
  webhook: typeof webhooks.$inferSelect
}

function isDue(now: Date) {
  return and(
    eq(webhookDeliveries.state, 'waiting'),
    lte(webhookDeliveries.next_attempt_at, now),
    or(isNull(webhookDeliveries.leased_until), lte(webhookDeliveries.leased_until, sql`now()`)),
  )
}

/** The first endpoint, in the order of their ids, for which deliveries wait. */
function nextEndpoint(condition: SQL): SQL {
  return sql`(select webhook_id from webhook_deliveries where state = 'waiting' ${condition} order by webhook_id limit 1)`
}

/**
 * The deliveries that have been due the longest, at most `perEndpoint` of each endpoint and none of `busy` ones. It reads the
 * index by endpoint, one after the other, so a long backlog of one endpoint costs no more than a short one.
 */
export function findDueDeliveries(
  db: Reader,
  now: Date,
  busy: readonly string[],
  { perEndpoint, limit }: { perEndpoint: number; limit: number },
): Promise<{ id: DeliveryId; webhook_id: string }[]> {
  const isFree = busy.length > 0 ? notInArray(sql`endpoint.webhook_id`, [...busy]) : sql`true`
  const due = db
    .select({
      id: webhookDeliveries.id,
      webhook_id: webhookDeliveries.webhook_id,
      next_attempt_at: webhookDeliveries.next_attempt_at,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhook_id, sql`endpoint.webhook_id`), isDue(now)))
    .orderBy(asc(webhookDeliveries.next_attempt_at))
    .limit(perEndpoint)
  const ofAll = sql`(
    with recursive endpoint as (
      ${nextEndpoint(sql``)}
      union all
      select ${nextEndpoint(sql`and webhook_id > endpoint.webhook_id`)} from endpoint where endpoint.webhook_id is not null
    )
    select due.* from endpoint cross join lateral (${due}) as due
    where endpoint.webhook_id is not null and ${isFree}
  ) as due`
  return db
    .select({ id: sql<string>`due.id`, webhook_id: sql<string>`due.webhook_id` })
    .from(ofAll)
    .orderBy(sql`due.next_attempt_at`)
    .limit(limit)
}

/**
 * Leases those of the given deliveries that are still due. Other senders skip them for `leaseSeconds`, and pick them up
 * afterwards if this process dies.
 */
export async function claimDeliveries(
  tx: Tx,
  ids: readonly string[],
  now: Date,
  leaseSeconds: number,
): Promise<DueDelivery[]> {
  const free = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.id, [...ids]), isDue(now)))
    .for('update', { skipLocked: true })
  const claimed = await tx
    .update(webhookDeliveries)
    .set({ leased_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(inArray(webhookDeliveries.id, free))
    .returning({ id: webhookDeliveries.id })
  if (claimed.length === 0) return []
  return tx
    .select({ delivery: webhookDeliveries, event: webhookEvents, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .where(
      inArray(
        webhookDeliveries.id,
        claimed.map(({ id }) => id),
      ),
    )
}

/** Returns a claimed delivery whose attempt was aborted. */
export async function releaseDelivery(tx: Tx, id: DeliveryId, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ next_attempt_at: now, leased_until: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')))
}

/** Stores an attempt. */
export async function insertAttempt(
  tx: Tx,
  attempt: typeof webhookAttempts.$inferInsert,
): Promise<void> {
  await tx.insert(webhookAttempts).values(attempt)
}

/** Stores the state of a delivery after an attempt. A delivered one stays delivered. */
export async function finishDelivery(
  tx: Tx,
  id: DeliveryId,
  end: { state: 'delivered' | 'failed' } | { state: 'waiting'; next_attempt_at: Date },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...end, leased_until: null, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        end.state === 'delivered' ? undefined : eq(webhookDeliveries.state, 'waiting'),
      ),
    )
}

/** Postpones an endpoint's waiting deliveries so that none is due before `until`. */
export async function holdDeliveries(tx: Tx, webhookId: string, until: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ next_attempt_at: until })
    .where(
      and(
        eq(webhookDeliveries.webhook_id, webhookId),
        eq(webhookDeliveries.state, 'waiting'),
        lt(webhookDeliveries.next_attempt_at, until),
      ),
    )
}

/** Marks an endpoint's waiting deliveries as failed. */
export async function failDeliveries(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), eq(webhookDeliveries.state, 'waiting')))
}

/** Stores that an endpoint accepted an event, unless the merchant has set or enabled another meanwhile. */
export async function clearFailing(tx: Tx, webhook: WebhookRow): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failing_since: null, last_failed_at: null })
    .where(
      and(
        eq(webhooks.id, webhook.id),
        eq(webhooks.url, webhook.url),
        webhook.enabled_at
          ? eq(webhooks.enabled_at, webhook.enabled_at)
          : isNull(webhooks.enabled_at),
        isNotNull(webhooks.failing_since),
      ),
    )
}

/** Disables an endpoint, which then gets no more events. False if it is disabled already. */
export async function disableWebhook(
  tx: Tx,
  id: DeliveryId,
  reason: DisabledReason,
  now: Date,
): Promise<boolean> {
  const disabled = await tx
    .update(webhooks)
    .set({ disabled_at: now, disabled_reason: reason })
    .where(and(eq(webhooks.id, id), isNull(webhooks.disabled_at)))
    .returning({ id: webhooks.id })
  return disabled.length > 0
}
