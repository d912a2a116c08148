import { webhookEventTypes } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { eventExample } from './examples.ts'
import { referenceContent } from './referenceContent.ts'

test('documents the events of the contract', () => {
  const { events } = referenceContent.webhooks
  expect(events.map(({ name }) => name)).toEqual(webhookEventTypes)
  expect(webhookEventTypes).toContain(eventExample.type)
})
