import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { wireStatusSchema } from './wire.ts'
import { listPaymentsQuerySchema, paymentCountSchema } from './payments.ts'

it.each([
  [1, 1],
  [0, 0],
  [-1, -1],
  [7, -1],
  ['paid', -1],
  [null, -1],
  [undefined, -1],
])('the status %j reads as %j', (status, read) => {
  expect(v.parse(wireStatusSchema, status)).toBe(read)
})

it.each([-1, 1.5, '3', null])('%j is no count', (count) => {
  expect(v.is(paymentCountSchema, { count })).toBe(false)
})

describe('the query of a list', () => {
  it('is the first ten rows by default', () => {
    expect(v.parse(listPaymentsQuerySchema, {})).toEqual({ page: 1, limit: 10 })
  })

  it('is parsed from a query string', () => {
    const query = {
      page: '2',
      limit: '7',
      status: '-1',
      transaction_type: '1',
      from_date: '2026-01-31',
    }
    expect(v.parse(listPaymentsQuerySchema, query)).toEqual({
      page: 2,
      limit: 7,
      status: -1,
      transaction_type: 1,
      from_date: '2026-01-31',
    })
  })

  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: 'x' },
    { page: '1000001' },
    { limit: '0' },
    { limit: '101' },
    { status: '2' },
    { transaction_type: '2' },
    { from_date: 'yesterday' },
    { from_date: '2026-13-01' },
    { to_date: '2026-01-31T10:00' },
  ])('is refused with %j', (query) => {
    expect(v.is(listPaymentsQuerySchema, query)).toBe(false)
  })

  it.each(['2026-01-31', '2026-01-31T10:00Z', '2026-01-31T10:00:00.5+05:30'])(
    'may begin at %s',
    (from_date) => {
      expect(v.is(listPaymentsQuerySchema, { from_date })).toBe(true)
    },
  )
})
