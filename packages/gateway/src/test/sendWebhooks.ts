import { EventEmitter, once } from 'node:events'

import { asc, eq } from 'drizzle-orm'

import { webhookDeliveries } from '../database/schema/index.ts'
import { createWebhookSender } from '../webhooks/webhookSender.ts'
import type { TestContext } from './testContext.ts'

/** Makes every attempt that is due now, and waits until none is under way. */
export async function sendDue(context: TestContext): Promise<void> {
  const events = new EventEmitter()
  let isFree = false
  const sender = createWebhookSender(context, () => {
    isFree = true
    events.emit('free')
  })
  for (;;) {
    isFree = false
    while (await sender.fill());
    // What ended meanwhile made room for what the last look passed by.
    if (isFree) continue
    if (sender.inFlight() === 0) return
    await once(events, 'free')
  }
}

/** When the next attempt is due; null when nothing waits any more. */
async function nextDue(context: TestContext): Promise<Date | null> {
  const [first] = await context.database.db
    .select({ at: webhookDeliveries.next_attempt_at })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'waiting'))
    .orderBy(asc(webhookDeliveries.next_attempt_at))
    .limit(1)
  return first?.at ?? null
}

/** Lets time pass, attempt after attempt, until nothing waits any more. */
export async function sendAll(context: TestContext): Promise<void> {
  for (;;) {
    await sendDue(context)
    const next = await nextDue(context)
    if (!next) return
    context.clock.now = next
  }
}
