import type { WebhookDelivery } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { deliveryText } from './deliveryText.ts'

const { t } = texts

const delivery: WebhookDelivery = {
  id: 'msg_1',
  type: 'payment.paid',
  state: 'waiting',
  attempts: 1,
  status: null,
  error: null,
  next_attempt_at: null,
  created_at: '2026-03-01T09:00:00.000Z',
}

test.each<[Partial<WebhookDelivery>, string]>([
  [{ attempts: 0 }, 'Sending'],
  [{ attempts: 0, state: 'failed' }, 'Not sent'],
  [{ state: 'delivered', status: 204 }, 'Your server responded with 204'],
  [
    { state: 'delivered', status: 200, attempts: 3 },
    'Your server responded with 200 after 3 attempts',
  ],
  [{ status: 500, attempts: 2 }, 'Your server responded with 500; attempt 2 of 10'],
  [{ status: 500, attempts: 10 }, 'Your server responded with 500; sending again'],
  [{ status: 200 }, 'Your server responded with 200; sending again'],
  [{ error: 'timeout' }, 'No response within 15 seconds; attempt 1 of 10'],
  [{ error: 'something new' }, 'No response; attempt 1 of 10'],
  [
    { state: 'failed', status: 302, attempts: 10 },
    'Your server responded with 302; failed after 10 attempts',
  ],
  [{ state: 'failed', error: 'address_refused' }, 'Not a public address; failed after 1 attempt'],
  [{ state: 'failed', status: 410 }, 'Your server responded with 410; deliveries stopped'],
])('%j: %s', (changes, words) => {
  expect(deliveryText({ ...delivery, ...changes }, t)).toBe(words)
})
