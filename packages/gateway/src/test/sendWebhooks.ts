import { EventEmitter, once } from 'node:events'

import { asc, eq } from 'drizzle-orm'

import { webhookDeliveries } from '../database/schema/index.ts'
import { createWebhookSender } from '../webhooks/webhookSender.ts'
import type { TestContext } from './testContext.ts'

/** Makes all attempts that are due and waits for them. */
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
    // Attempts that ended made room for others.
    if (isFree) continue
    if (sender.inFlight() === 0) return
    await once(events, 'free')
  }
}

/** Ends the leases of senders that have died. They are on the database's clock, which tests cannot set. */
export async function endLeases(context: TestContext): Promise<void> {
  await context.database.connection.update(webhookDeliveries).set({ leased_until: null })
}

/** When the next attempt is due; null if none is waiting. */
async function nextDue(context: TestContext): Promise<Date | null> {
  const [first] = await context.database.db
    .select({ at: webhookDeliveries.next_attempt_at })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'waiting'))
    .orderBy(asc(webhookDeliveries.next_attempt_at))
    .limit(1)
  return first?.at ?? null
}

/** Advances the clock from attempt to attempt until none is waiting. */
export async function sendAll(context: TestContext): Promise<void> {
  for (;;) {
    await sendDue(context)
    const next = await nextDue(context)
    if (!next) return
    context.clock.now = next
  }
}
