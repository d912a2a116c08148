import { limits, operations } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { demoState } from '../fixtures/demoState.ts'
import { createStore } from '../store/MockStore.ts'
import { ask } from '../test/ask.ts'
import * as answers from './answers.ts'
import * as apiKeys from './apiKeys.ts'
import * as links from './links.ts'
import { mockHandlers, scenarioHandlers } from './mockHandlers.ts'
import * as registration from './registration.ts'
import { isScenarioName, scenarios } from './registry.ts'
import * as session from './session.ts'
import * as transactions from './transactions.ts'
import * as user from './user.ts'
import * as webhook from './webhook.ts'

const files = { apiKeys, links, registration, session, transactions, user, webhook }
/** Needs to be told whom the provider knows. */
const needsChoice = new Set(['googleUserKnown'])

test.each(Object.entries(files))('every situation of %s is in the registry', (_, file) => {
  const named = Object.keys(file).filter((name) => !needsChoice.has(name))
  expect(named.filter((name) => !isScenarioName(name))).toEqual([])
})

test('no two situations have the same label', () => {
  const labels = Object.values(scenarios).map((make) => make().label)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each(Object.entries(scenarios))('%s leaves a server that can be asked', (_, make) => {
  expect(mockHandlers(make()).length).toBeGreaterThanOrEqual(Object.keys(operations).length)
})

test('the longest texts are no longer than the contract lets them be', () => {
  const store = createStore(demoState())
  scenarioHandlers(store, [user.longTexts()])
  const [merchant] = store.state.merchants
  const lengths = [merchant?.full_name, merchant?.business_name, merchant?.api_key?.name]
  for (const text of lengths) {
    expect(text?.length).toBeGreaterThan(80)
    expect(text?.length).toBeLessThanOrEqual(limits.nameMax)
  }
  expect(merchant?.email.length).toBeLessThanOrEqual(limits.emailMax)
  expect(merchant?.wallet_id.length).toBeLessThanOrEqual(limits.walletIdMax)
})

test('nothing is left over from one set of handlers to the next', async () => {
  const body = { full_name: 'Changed', is_admin: true, is_verified: true }
  await ask(mockHandlers(), 'updateUser', { body })
  expect(await (await ask(mockHandlers(), 'getCurrentUser')).json()).toMatchObject({
    full_name: 'Ananya Iyer',
  })
})

test('situations go together, and the first answers first', async () => {
  const handlers = mockHandlers(
    answers.failCall('getOverview', 'forbidden'),
    user.failUser(),
    transactions.noTransactions(),
  )
  expect((await ask(handlers, 'getOverview')).status).toBe(403)
  expect((await ask(handlers, 'getCurrentUser')).status).toBe(500)
  expect(await (await ask(handlers, 'countTransactions')).json()).toEqual({ count: 0 })
})

test('a call that fails once succeeds the next time', async () => {
  const handlers = mockHandlers(answers.failOnce('listTransactions', 'internal'))
  expect((await ask(handlers, 'listTransactions')).status).toBe(500)
  expect((await ask(handlers, 'listTransactions')).status).toBe(200)
})

test('a slow answer is the right one', async () => {
  const handlers = mockHandlers(answers.slowAnswers(30, 'countTransactions'))
  const begun = performance.now()
  expect(await (await ask(handlers, 'countTransactions')).json()).toEqual({ count: 64 })
  expect(performance.now() - begun).toBeGreaterThan(25)
})

test('an ended session is noticed by every call that needs one, and by no other', async () => {
  const handlers = mockHandlers(session.expiredSession())
  expect((await ask(handlers, 'getCurrentUser')).status).toBe(401)
  const body = { email: 'nobody@example.com' }
  expect((await ask(handlers, 'forgotPassword', { body })).status).toBe(200)
})
