import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { findDueDeliveries } from './senderRepository.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext({ webhook_allowed_hosts: ['127.0.0.1:9'] })
}, 60_000)
afterAll(() => context.close())

test('due deliveries are found by endpoint and time in the index, however many wait', async () => {
  const { connection: db } = context.database
  for (let n = 0; n < 20; n += 1) {
    const { queue } = await addMerchantWithWebhook(context, `http://127.0.0.1:9/${n}`)
    await queue(1)
  }
  // A thousand for each endpoint, half of them not due yet.
  await db.execute(sql`
    insert into webhook_events (id, user_id, type, payload, created_at)
    select id || '_' || copy, user_id, type, payload, created_at
    from webhook_events, generate_series(1, 999) as copy`)
  await db.execute(sql`
    insert into webhook_deliveries (id, event_id, webhook_id, next_attempt_at)
    select gen_random_uuid(), event.id, webhook.id, event.created_at + (random() - 0.5) * interval '1 day'
    from webhook_events event join webhooks webhook on webhook.user_id = event.user_id
    where event.id like '%\\_%\\_%'`)
  await db.execute(sql`analyze webhook_deliveries`)

  const due = findDueDeliveries(db, context.now(), [], { perEndpoint: 5, limit: 50 })
  const explained: unknown = await db.execute(sql`explain (costs off) ${due}`)
  const plan = JSON.stringify(explained)
  expect(plan).toMatch(
    /using webhook_deliveries_due_index[^"]*"\}?,\{"QUERY PLAN":" *Index Cond: \(\(webhook_id = endpoint\.webhook_id\) AND \(next_attempt_at <= /,
  )
  // The endpoints come from an index as well, and no backlog is read as a whole.
  expect(plan).not.toMatch(/Seq Scan on webhook_deliveries|Bitmap/)
  expect(await due).toHaveLength(50)
})
