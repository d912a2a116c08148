import { expect, test, vi } from 'vitest'

import { ask } from '../test/ask.ts'
import { mockHandlers } from './mockHandlers.ts'
import {
  failLaterPages,
  manyTransactions,
  paymentArrives,
  repeatedRows,
  unusualTransactions,
} from './transactions.ts'

async function page(handlers: ReturnType<typeof mockHandlers>, number: number, limit = 100) {
  const query = `?page=${number}&limit=${limit}`
  const rows: unknown = await (await ask(handlers, 'listTransactions', { query })).json()
  return Array.isArray(rows) ? rows.map(({ id, created_at }) => ({ id, created_at })) : []
}

test('ten thousand rows page from the newest to the oldest, none twice', async () => {
  const handlers = mockHandlers(manyTransactions())
  const rows = []
  for (let number = 1; number <= 100; number += 1) rows.push(...(await page(handlers, number)))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000)
  const times = rows.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)))
  expect(await page(handlers, 101)).toEqual([])
})

test('a pending payment arrives after a while, and is earned', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
  const handlers = mockHandlers(paymentArrives(3_000))
  const newest = async () => (await ask(handlers, 'listTransactions', { query: '?limit=1' })).json()
  const user = async () => (await ask(handlers, 'getOverview')).json()
  expect(await newest()).toMatchObject([{ status: 0, transaction_id: null }])
  const before: unknown = await user()
  vi.setSystemTime(Date.UTC(2026, 10, 20, 0, 0, 3))
  expect(await newest()).toMatchObject([{ status: 1, transaction_id: expect.any(String) }])
  expect(await user()).not.toEqual(before)
  vi.useRealTimers()
})

test('the second page repeats rows of the first, where a story asks for it', async () => {
  const handlers = mockHandlers(repeatedRows())
  const [first, second] = [await page(handlers, 1), await page(handlers, 2)]
  const ids = new Set(first.map(({ id }) => id))
  expect(second.filter(({ id }) => ids.has(id))).toHaveLength(3)
})

test('later pages fail while the first one comes', async () => {
  const handlers = mockHandlers(failLaterPages())
  expect((await ask(handlers, 'listTransactions')).status).toBe(200)
  expect((await ask(handlers, 'listTransactions', { query: '?page=2' })).status).toBe(500)
})

test('rows that are hard to show still keep the contract', async () => {
  const response = await ask(mockHandlers(unusualTransactions()), 'listTransactions')
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveLength(9)
})
