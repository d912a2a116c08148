import { expect, test } from 'vitest'

import { describeFilters } from './describeFilters.ts'

test.each([
  [{}, ''],
  [{ status: -1 }, 'Failed'],
  [{ status: 0, transaction_type: 1 }, 'Pending · Payout'],
  [{ from_date: '2026-11-01' }, 'from 1 Nov 2026'],
  [
    { status: 1, from_date: '2026-01-31', to_date: '2026-12-31' },
    'Success · from 31 Jan 2026 · to 31 Dec 2026',
  ],
])('%j reads as “%s”', (filters, words) => {
  expect(describeFilters(filters)).toBe(words)
})
