import { and, eq, isNull } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { webhookDeliveries, webhookEvents, webhooks } from '../database/schema/index.ts'

/** A merchant's webhook. */
export type WebhookRow = typeof webhooks.$inferSelect

/** The merchant's webhook. */
export async function findWebhook(db: Queryable, userId: string) {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.user_id, userId), isNull(webhooks.removed_at)))
  return webhook ?? null
}

/** Sets the address of the merchant's webhook, which keeps its id and secret if there is one already. */
export async function saveWebhook(
  db: Queryable,
  webhook: typeof webhooks.$inferInsert,
): Promise<void> {
  await db
    .insert(webhooks)
    .values(webhook)
    .onConflictDoUpdate({
      target: webhooks.user_id,
      targetWhere: isNull(webhooks.removed_at),
      set: { url: webhook.url, disabled_at: null },
    })
}

/** Adds an event and its delivery to the outbox. */
export async function insertWebhookEvent(
  tx: Queryable,
  event: typeof webhookEvents.$inferInsert,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await tx.insert(webhookEvents).values(event)
  await tx.insert(webhookDeliveries).values(delivery)
}
