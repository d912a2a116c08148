import { makeTransaction, makeTransactions } from '@sluice/mocks'
import { expect, test } from 'vitest'

import { newsOf } from './newsOf.ts'

const before = makeTransactions(7)
const newcomer = makeTransaction({ id: 'new', amount: '250.0000000000', status: 0 })

test('nothing is news at first, nor where nothing has changed', () => {
  expect(newsOf(undefined, before)).toEqual({ ids: new Set(), words: '' })
  expect(newsOf(before, before).words).toBe('')
  expect(newsOf(before, [...before])).toEqual({ ids: new Set(), words: '' })
})

test('a row that came is marked and said', () => {
  expect(newsOf(before, [newcomer, ...before.slice(0, 6)])).toEqual({
    ids: new Set(['new']),
    words: 'New transaction of 250.',
  })
})

test('several are counted', () => {
  const another = { ...newcomer, id: 'another' }
  expect(newsOf(before, [another, newcomer, ...before.slice(0, 5)])).toEqual({
    ids: new Set(['another', 'new']),
    words: '2 new transactions.',
  })
})

test.each([
  [1, 'The transaction of 10.5 has succeeded.'],
  [0, 'The transaction of 10.5 is pending.'],
  [-1, 'The transaction of 10.5 has failed.'],
  [7, 'The transaction of 10.5 has failed.'],
])('a status that turned to %i is marked and said', (status, words) => {
  const row = makeTransaction({ id: 'old', amount: '10.5000000000', status: 9 })
  expect(newsOf([row], [{ ...row, status }])).toEqual({ ids: new Set(['old']), words })
})
