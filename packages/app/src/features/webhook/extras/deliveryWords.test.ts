import type { WebhookDelivery } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { deliveryBadge, deliveryWords } from './deliveryWords.ts'

const delivery: WebhookDelivery = {
  id: 'msg_1',
  type: 'transaction.succeeded',
  state: 'waiting',
  attempts: 1,
  status: null,
  error: null,
  created_at: '2026-03-01T09:00:00.000Z',
}

test.each<[Partial<WebhookDelivery>, string]>([
  [{ attempts: 0 }, 'On its way'],
  [{ attempts: 0, state: 'given_up' }, 'Not sent'],
  [{ state: 'delivered', status: 204 }, 'Your server answered 204'],
  [{ state: 'delivered', status: 200, attempts: 3 }, 'Your server answered 200 after 3 attempts'],
  [{ status: 500, attempts: 2 }, 'Your server answered 500; 2 of 10 attempts made'],
  [{ error: 'timeout' }, 'No answer within 15 seconds; 1 of 10 attempts made'],
  [{ error: 'something new' }, 'No answer came; 1 of 10 attempts made'],
  [
    { state: 'given_up', status: 302, attempts: 10 },
    'Your server answered 302; given up after 10 attempts',
  ],
  [
    { state: 'given_up', error: 'address_refused' },
    'The address is not a public one; given up after 1 attempt',
  ],
  [{ state: 'given_up', status: 410 }, 'Your server answered 410, so nothing more is sent'],
])('%j: %s', (changes, words) => {
  expect(deliveryWords({ ...delivery, ...changes })).toBe(words)
})

test('what nobody knows counts as given up', () => {
  const words = ['delivered', 'waiting', 'given_up', 'lost'].map(
    (state) => deliveryBadge(state).word,
  )
  expect(words).toEqual(['Delivered', 'Waiting', 'Given up', 'Given up'])
})
