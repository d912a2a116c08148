import { describe, expect, test } from 'vitest'

import { formats } from '../../config/place.ts'
import { texts } from '../../messages/testing/texts.ts'
import {
  countFilters,
  describeFilters,
  isBackwards,
  readFilters,
  withFilter,
  withoutFilters,
} from './filters.ts'

const { t } = texts

const read = (search: string) => readFilters(new URLSearchParams(search))
const none = {
  status: undefined,
  transaction_type: undefined,
  from_date: undefined,
  to_date: undefined,
}

describe('the query', () => {
  test('names filters as in the contract', () => {
    expect(
      read(
        'status=-1&transaction_type=1&created_by=counter&from_date=2026-11-01&to_date=2026-11-30',
      ),
    ).toEqual({
      status: -1,
      transaction_type: 1,
      created_by: 'counter',
      from_date: '2026-11-01',
      to_date: '2026-11-30',
    })
  })

  test.each([
    '',
    'status=',
    'status=2',
    'status=01',
    'status=1.0',
    'status=all',
    'transaction_type=-1',
    'transaction_type=payment',
    'from_date=yesterday',
    'from_date=2026-02-30',
    'from_date=2026-13-01',
    'from_date=0202-01-01',
    'to_date=2026-11-20T10:00:00Z',
    'to_date=20261120',
    'created_by=till',
    'page=3',
  ])('?%s sets no filter', (search) => {
    expect(read(search)).toEqual(none)
  })

  test('keeps valid values next to invalid ones', () => {
    expect(read('status=9&from_date=2024-02-29')).toEqual({ ...none, from_date: '2024-02-29' })
  })

  test('can set, change and remove one filter', () => {
    const start = new URLSearchParams('tab=2')
    const pending = withFilter(start, 'status', '0')
    expect(pending.toString()).toBe('tab=2&status=0')
    expect(withFilter(pending, 'status', '1').toString()).toBe('tab=2&status=1')
    expect(withFilter(pending, 'status', '').toString()).toBe('tab=2')
    expect(start.toString()).toBe('tab=2')
  })

  test('has a status or a state, which one field sets', () => {
    const late = withFilter(new URLSearchParams('status=-1'), 'state', 'late')
    expect(late.toString()).toBe('state=late')
    expect(withFilter(late, 'status', '1').toString()).toBe('status=1')
    expect(withFilter(late, 'status', '').toString()).toBe('')
  })

  test('can keep what is searched for', () => {
    const full = new URLSearchParams('search=Meera&status=0&pages=3')
    expect(withoutFilters(full, { keepsSearch: true }).toString()).toBe('search=Meera')
  })

  test('can remove all filters', () => {
    const full = new URLSearchParams(
      'status=0&tab=2&transaction_type=0&from_date=2026-11-01&to_date=2026-11-02',
    )
    expect(withoutFilters(full).toString()).toBe('tab=2')
  })
})

test.each([
  ['', 0],
  ['status=0', 1],
  ['status=0&transaction_type=0', 2],
  ['status=0&from_date=2026-11-01&to_date=2026-11-30', 3],
])('?%s sets %i filters', (search, count) => {
  expect(countFilters(read(search))).toBe(count)
})

test.each([
  ['from_date=2026-11-02&to_date=2026-11-01', true],
  ['from_date=2026-11-01&to_date=2026-11-01', false],
  ['from_date=2026-11-02', false],
  ['to_date=2026-11-02', false],
])('?%s has an invalid range: %s', (search, invalid) => {
  expect(isBackwards(read(search))).toBe(invalid)
})

test.each([
  [{}, ''],
  [{ status: -1 }, 'Failed'],
  [{ status: 0, transaction_type: 1 }, 'Pending · Payout'],
  [{ from_date: '2026-11-01' }, 'from 1 Nov 2026'],
  [
    { status: 1, from_date: '2026-01-31', to_date: '2026-12-31' },
    'Success · from 31 Jan 2026 · to 31 Dec 2026',
  ],
])('describes %j as “%s”', (filters, text) => {
  expect(describeFilters(filters, t, formats, ['Payment', 'Payout'])).toBe(text)
})
