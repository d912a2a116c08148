import type { WebhookEventType } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { findWebhook, insertWebhookEvent } from './webhookRepository.ts'

/**
 * Puts an event into the outbox, in the transaction of the state change that it tells of; nothing for a merchant without
 * a live webhook. Wake the sender once that is committed.
 */
export async function queueWebhookEvent(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  type: WebhookEventType,
  data: Record<string, string | number | null>,
): Promise<void> {
  const webhook = await findWebhook(tx, userId)
  if (!webhook || webhook.disabled_at) return
  const now = context.now()
  const id = `msg_${uuidv7(now)}`
  await insertWebhookEvent(
    tx,
    {
      id,
      user_id: userId,
      type,
      payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
      created_at: now,
    },
    {
      id: uuidv7(now),
      event_id: id,
      webhook_id: webhook.id,
      next_attempt_at: now,
      created_at: now,
    },
  )
}
