import { expect, test } from 'vitest'

import { shownData } from './shownData.ts'

const last = ['a row']
const idle = { data: last, isError: false, isFetching: false }

test.each([
  ['it has loaded', { currentData: last }, last],
  ['another page loads', { isFetching: true }, last],
  ['another page failed', { isError: true }, undefined],
  ['another page is tried again', { isError: true, isFetching: true }, last],
  ['the same page failed to load again', { isError: true, currentData: last }, last],
])('the rows when %s', (_, change, rows) => {
  expect(shownData({ ...idle, ...change })).toEqual(rows)
})
