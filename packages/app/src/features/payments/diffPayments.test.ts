import { makePayment, makePayments } from '@sluice/mocks'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { diffPayments } from './diffPayments.ts'

const { t } = texts

const before = makePayments(7)
const added = makePayment({ id: 'new', amount: '250.0000000000', status: 0 })

test('reports no change for the same rows', () => {
  expect(diffPayments(before, [...before], t)).toEqual({ ids: new Set(), message: '' })
})

test('reports a new row', () => {
  expect(diffPayments(before, [added, ...before.slice(0, 6)], t)).toEqual({
    ids: new Set(['new']),
    message: 'New transaction: 250.',
  })
})

test('counts several new rows', () => {
  const another = { ...added, id: 'another' }
  expect(diffPayments(before, [another, added, ...before.slice(0, 5)], t)).toEqual({
    ids: new Set(['another', 'new']),
    message: '2 new transactions.',
  })
})

test.each([
  [1, 0, 'Transaction of 10.5 succeeded.'],
  [0, 1, 'Transaction of 10.5 is pending.'],
  [-1, 0, 'Transaction of 10.5 failed.'],
] as const)('reports a status that changed to %i', (status, earlier, message) => {
  const row = makePayment({ id: 'old', amount: '10.5000000000', status: earlier })
  expect(diffPayments([row], [{ ...row, status }], t)).toEqual({
    ids: new Set(['old']),
    message,
  })
})
