import type { MerchantId } from '@sluice/api/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { webhookDeliveries, webhooks } from '../database/schema/index.ts'

export type WebhookRow = typeof webhooks.$inferSelect

/** Why an endpoint was disabled. */
export type DisabledReason = NonNullable<WebhookRow['disabled_reason']>

/** Whether the merchant has neither set the URL nor enabled the webhook between two readings of it. */
export function isSameSetting(one: WebhookRow, other: WebhookRow): boolean {
  const isEnabledOnce = one.enabled_at?.getTime() === other.enabled_at?.getTime()
  return one.id === other.id && one.url === other.url && isEnabledOnce
}

/** The merchant's webhook. */
export async function findWebhook(db: Reader, userId: MerchantId) {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.user_id, userId), isNull(webhooks.removed_at)))
  return webhook ?? null
}

/** The merchant's webhook, locked until the transaction ends. Events can be queued meanwhile. */
export async function lockWebhook(tx: Tx, userId: MerchantId): Promise<WebhookRow | null> {
  const [webhook] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.user_id, userId), isNull(webhooks.removed_at)))
    .for('no key update')
  return webhook ?? null
}

/** The webhook that an event was sent to. */
export async function findWebhookOfEvent(db: Reader, eventId: string): Promise<WebhookRow | null> {
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
  tx: Tx,
  id: string,
  changes: Partial<Omit<WebhookRow, 'id' | 'user_id' | 'created_at'>>,
): Promise<void> {
  await tx.update(webhooks).set(changes).where(eq(webhooks.id, id))
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
  tx: Tx,
  webhook: typeof webhooks.$inferInsert,
  now: Date,
): Promise<void> {
  await tx
    .insert(webhooks)
    .values(webhook)
    .onConflictDoUpdate({
      target: webhooks.user_id,
      targetWhere: isNull(webhooks.removed_at),
      set: { url: webhook.url, ...enabled(now) },
    })
}
