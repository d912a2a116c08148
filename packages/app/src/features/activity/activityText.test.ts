import { auditActions, type AuditEvent } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { actionText, actorText, detailText } from './activityText.ts'

const { t } = texts

const event: AuditEvent = {
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
  const words = auditActions.map((action) => actionText({ action }, t))
  expect(new Set(words).size).toBe(auditActions.length)
})

test.each<[Partial<AuditEvent>, string]>([
  [{}, 'You · Chrome on Windows, 203.0.113.9'],
  [{ action: 'logged_in', actor: 'link' }, 'You · Chrome on Windows, 203.0.113.9'],
  [{ actor: 'api_key', device: '' }, 'Your API key · 203.0.113.9'],
  [{ actor: 'system', device: '', address: '' }, 'Sluice'],
])('%o is told as %j', (given, text) => {
  expect(actorText({ ...event, ...given }, t)).toBe(text)
})

test('tells what was changed', () => {
  const detail = [
    { name: 'previous', value: '0x1' },
    { name: 'wallet', value: '0x2' },
  ]
  expect(detailText({ detail })).toBe('0x2')
  expect(detailText({ detail: [{ name: 'link_id', value: 'l1' }] })).toBe('')
})
