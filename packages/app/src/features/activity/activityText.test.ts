import { auditActions } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { actionText, actorText, detailText } from './activityText.ts'

const event = {
  id: 'a1',
  action: 'api_key_created',
  actor: 'session',
  detail: [],
  created_at: '2026-11-20T10:00:00.000Z',
  request_id: null,
  address: '203.0.113.9',
  device: 'Chrome on Windows',
}

test('every action has its own words', () => {
  const texts = auditActions.map((action) => actionText({ action }))
  expect(new Set(texts).size).toBe(auditActions.length)
})

test('an action of a newer server is shown by its code', () => {
  expect(actionText({ action: 'card_added' })).toBe('card added')
})

test.each([
  [{}, 'You · Chrome on Windows, 203.0.113.9'],
  [{ action: 'logged_in', actor: 'link' }, 'You · Chrome on Windows, 203.0.113.9'],
  [{ actor: 'api_key', device: '' }, 'Your API key · 203.0.113.9'],
  [{ actor: 'system', device: '', address: '' }, 'Sluice'],
  [{ actor: 'robot', device: '', address: '' }, 'robot'],
])('%o is told as %j', (given, text) => {
  expect(actorText({ ...event, ...given })).toBe(text)
})

test('tells what was changed', () => {
  const detail = [
    { name: 'previous', value: '0x1' },
    { name: 'wallet', value: '0x2' },
  ]
  expect(detailText({ detail })).toBe('0x2')
  expect(detailText({ detail: [{ name: 'link_id', value: 'l1' }] })).toBe('')
})
