import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  listTransactionsQuerySchema,
  transactionCountSchema,
  transactionSchema,
  transactionStatuses,
} from './transactions.ts'

const least = { id: 't1', amount: '1', created_at: '2026-11-20T10:00:00Z' }

describe('a transaction', () => {
  it('needs an id, an amount and a time; the rest has defaults', () => {
    expect(v.parse(transactionSchema, { ...least, status: 1 })).toEqual({
      id: 't1',
      wallet_id: '',
      user_id: '',
      transaction_type: 0,
      amount: '1',
      created_at: '2026-11-20T10:00:00.000Z',
      status: 1,
      created_by: '',
      meta: '',
      metadata: '',
      description: '',
      expires_at: null,
      checkout_url: null,
      return_url: null,
      hash: null,
      transaction_id: null,
      from_type: '',
      state: null,
      received: null,
      fee: null,
      net: null,
      remaining: null,
      resolution: null,
      currency: null,
      network: null,
      confirmations: null,
      required_confirmations: null,
      settlement: null,
      settlement_hash: null,
    })
  })

  it.each(['id', 'amount', 'created_at'])('is none without %s', (member) => {
    expect(v.is(transactionSchema, { ...least, [member]: undefined })).toBe(false)
  })

  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    ['-1', -1],
    [7, 7],
    ['paid', transactionStatuses.failed],
    ['', transactionStatuses.failed],
    [null, transactionStatuses.failed],
    [undefined, transactionStatuses.failed],
  ])('with status %j reads as %j', (status, read) => {
    expect(v.parse(transactionSchema, { ...least, status }).status).toBe(read)
  })

  it.each([
    ['order 7', 'order 7'],
    ['', ''],
    [' two\nlines ', ' two\nlines '],
    [null, ''],
    [undefined, ''],
    [{ order: 7 }, '{"order":7}'],
    [7, '7'],
    [false, 'false'],
  ])('with meta %j reads as %j', (meta, text) => {
    expect(v.parse(transactionSchema, { ...least, meta }).meta).toBe(text)
  })

  it.each([
    ['0xabc', '0xabc'],
    [7, '7'],
    [null, null],
    [undefined, null],
  ])('with transaction_id %j reads as %j', (transaction_id, hash) => {
    expect(v.parse(transactionSchema, { ...least, transaction_id }).transaction_id).toBe(hash)
  })

  it.each([
    [1, 1],
    ['1', 1],
    [null, 0],
  ])('with transaction_type %j reads as %j', (transaction_type, type) => {
    expect(v.parse(transactionSchema, { ...least, transaction_type }).transaction_type).toBe(type)
  })
})

describe('a count', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [0, 0],
  ])('of %j is %j', (count, read) => {
    expect(v.parse(transactionCountSchema, { count })).toEqual({ count: read })
  })

  it.each([-1, 1.5, 'many', null, undefined])('is not %j', (count) => {
    expect(v.is(transactionCountSchema, { count })).toBe(false)
  })
})

describe('the query of a list', () => {
  it('is the first ten rows by default', () => {
    expect(v.parse(listTransactionsQuerySchema, {})).toEqual({ page: 1, limit: 10 })
  })

  it('is parsed from a query string', () => {
    const query = {
      page: '2',
      limit: '7',
      status: '-1',
      transaction_type: '1',
      from_date: '2026-01-31',
    }
    expect(v.parse(listTransactionsQuerySchema, query)).toEqual({
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
    expect(v.is(listTransactionsQuerySchema, query)).toBe(false)
  })

  it.each(['2026-01-31', '2026-01-31T10:00Z', '2026-01-31T10:00:00.5+05:30'])(
    'may begin at %s',
    (from_date) => {
      expect(v.is(listTransactionsQuerySchema, { from_date })).toBe(true)
    },
  )
})
