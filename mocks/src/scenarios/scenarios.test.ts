import { limits, operations } from '@sluice/api/contract'
import type { HttpHandler } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'

import { demoState } from '../fixtures/demoState.ts'
import { makeIdentityToken } from '../fixtures/tokens.ts'
import { createStore } from '../store/MockStore.ts'
import { callMocks } from '../test/callMocks.ts'
import { expiredSession, googleUserKnown, googleUserUnknown } from './auth.ts'
import { scenarios } from './registry.ts'
import { failCall, failOnce, slowAnswers } from './responses.ts'
import { mockHandlers, scenarioHandlers } from './scenario.ts'
import {
  failLaterPages,
  manyPayments,
  noPayments,
  paymentArrives,
  repeatedRows,
  unusualPayments,
} from './payments.ts'
import { failUser, longTexts } from './user.ts'

afterEach(() => vi.useRealTimers())

async function json(...call: Parameters<typeof callMocks>): Promise<unknown> {
  return (await callMocks(...call)).json()
}

async function listPage(handlers: HttpHandler[], page: number, limit = 100) {
  const rows = await json(handlers, 'listPayments', { query: `?page=${page}&limit=${limit}` })
  return Array.isArray(rows) ? rows.map(({ id, created_at }) => ({ id, created_at })) : []
}

test('no two scenarios have the same label', () => {
  const labels = Object.values(scenarios).map((create) => create().label)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each(Object.entries(scenarios))('%s keeps the default handlers', (_, create) => {
  expect(mockHandlers(create()).length).toBeGreaterThanOrEqual(Object.keys(operations).length)
})

test('two sets of handlers share no data', async () => {
  const body = { full_name: 'Changed', is_admin: true, is_verified: true }
  await callMocks(mockHandlers(), 'updateUser', { body })
  expect(await json(mockHandlers(), 'getCurrentUser')).toMatchObject({ full_name: 'Ananya Iyer' })
})

test('scenarios can be combined, and the first one wins', async () => {
  const handlers = mockHandlers(failCall('getOverview', 'forbidden'), failUser(), noPayments())
  expect((await callMocks(handlers, 'getOverview')).status).toBe(403)
  expect((await callMocks(handlers, 'getCurrentUser')).status).toBe(500)
  expect(await json(handlers, 'countPayments')).toEqual({ count: 0 })
})

test('failOnce fails once', async () => {
  const handlers = mockHandlers(failOnce('listPayments', 'internal'))
  expect((await callMocks(handlers, 'listPayments')).status).toBe(500)
  expect((await callMocks(handlers, 'listPayments')).status).toBe(200)
})

test('slowAnswers delays the usual response', async () => {
  const handlers = mockHandlers(slowAnswers(30, 'countPayments'))
  const start = performance.now()
  expect(await json(handlers, 'countPayments')).toEqual({ count: 64 })
  expect(performance.now() - start).toBeGreaterThan(25)
})

test('expiredSession affects only operations that need a session', async () => {
  const handlers = mockHandlers(expiredSession())
  expect((await callMocks(handlers, 'getCurrentUser')).status).toBe(401)
  const body = { email: 'nobody@example.com' }
  expect((await callMocks(handlers, 'forgotPassword', { body })).status).toBe(200)
})

test('longTexts stays within the limits of the contract', () => {
  const store = createStore(demoState())
  scenarioHandlers(store, [longTexts()])
  const [merchant] = store.state.merchants
  for (const text of [merchant?.full_name, merchant?.business_name, merchant?.api_key?.name]) {
    expect(text?.length).toBeGreaterThan(80)
    expect(text?.length).toBeLessThanOrEqual(limits.nameMax)
  }
  expect(merchant?.email.length).toBeLessThanOrEqual(limits.emailMax)
})

test('manyTransactions lists ten thousand rows from newest to oldest without duplicates', async () => {
  const handlers = mockHandlers(manyPayments())
  const rows = []
  for (let page = 1; page <= 100; page += 1) rows.push(...(await listPage(handlers, page)))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000)
  const times = rows.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)))
  expect(await listPage(handlers, 101)).toEqual([])
})

test('paymentArrives pays the payment after the delay', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
  const handlers = mockHandlers(paymentArrives(3_000))
  const newest = () => json(handlers, 'listPayments', { query: '?limit=1' })
  expect(await newest()).toMatchObject([{ status: 0, transaction_id: null }])
  const before = await json(handlers, 'getOverview')
  vi.setSystemTime(Date.UTC(2026, 10, 20, 0, 0, 3))
  expect(await newest()).toMatchObject([{ status: 1, transaction_id: expect.any(String) }])
  expect(await json(handlers, 'getOverview')).not.toEqual(before)
})

test('repeatedRows repeats three rows on the second page', async () => {
  const handlers = mockHandlers(repeatedRows())
  const [first, second] = [await listPage(handlers, 1), await listPage(handlers, 2)]
  const ids = new Set(first.map(({ id }) => id))
  expect(second.filter(({ id }) => ids.has(id))).toHaveLength(3)
})

test('failLaterPages fails from the second page on', async () => {
  const handlers = mockHandlers(failLaterPages())
  expect((await callMocks(handlers, 'listPayments')).status).toBe(200)
  expect((await callMocks(handlers, 'listPayments', { query: '?page=2' })).status).toBe(500)
})

test('unusualTransactions match the contract', async () => {
  const response = await callMocks(mockHandlers(unusualPayments()), 'listPayments')
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveLength(9)
})

const identity = { sub: '107777777777777777777', email: 'meera@example.com', name: 'Meera' }
const login = { email: identity.email, password: identity.sub }

function withToken(signature: string) {
  return { 'X-Identity-Token': makeIdentityToken(identity, signature) }
}

test('googleUserUnknown lets a new user register and log in', async () => {
  const handlers = mockHandlers(googleUserUnknown())
  const options = { headers: withToken('first'), body: login }
  expect((await callMocks(handlers, 'login', options)).status).toBe(404)
  const body = { ...login, full_name: identity.name }
  expect(await json(handlers, 'registerWithGoogle', { ...options, body })).toEqual({
    message: 'Account Created! ',
  })
  const second = { headers: withToken('second'), body: login }
  expect((await callMocks(handlers, 'login', second)).status).toBe(200)
})

test('googleUserKnown lets the user log in', async () => {
  const handlers = mockHandlers(googleUserKnown(identity.sub))
  const options = { headers: withToken('first'), body: login }
  expect((await callMocks(handlers, 'login', options)).status).toBe(200)
})
