import { userSchema } from '@sluice/api/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { gateOf } from './gateOf.ts'

test.each([
  ['closed', { email: 'a@b.example' }],
  ['closed', { email: 'a@b.example', business_info: null }],
  ['closed', { email: 'a@b.example', business_info: { name: '' } }],
  ['open', { email: 'a@b.example', business_info: { name: 'Masala Chai' } }],
])('the gate is %s for %j', (gate, answer) => {
  expect(gateOf(v.parse(userSchema, answer))).toBe(gate)
})

test('nobody is held before the user is loaded', () => {
  expect(gateOf(undefined)).toBe('unknown')
})
