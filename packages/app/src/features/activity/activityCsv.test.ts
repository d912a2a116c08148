import type { AuditEvent } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { activityCsv } from './activityCsv.ts'

const event: AuditEvent = {
  id: 'e1',
  action: 'name_changed',
  actor: 'session',
  detail: [],
  created_at: '2026-11-20T11:00:00.000Z',
  request_id: null,
  address: '203.0.113.7',
  device: 'Chrome on Windows',
}

test('writes every event as a line', () => {
  const detail = [
    { name: 'full_name', value: 'Meera "M", Tea' },
    { name: 'previous', value: 'Meera' },
  ]
  expect(activityCsv([{ ...event, detail }], texts.t)).toBe(
    '\uFEFFid,created_at,action,action_text,detail,actor,device,address,request_id\r\n' +
      '"e1","2026-11-20T11:00:00.000Z","name_changed","Username changed",' +
      '"full_name: Meera ""M"", Tea; previous: Meera","session","Chrome on Windows","203.0.113.7",""\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('does not run %s as a formula', (text) => {
  expect(activityCsv([{ ...event, device: text }], texts.t)).toContain(`,"'${text}",`)
})
