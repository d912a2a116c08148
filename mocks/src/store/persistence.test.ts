import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { demoState } from '../fixtures/demoState.ts'
import { loadState, saveState } from './persistence.ts'

const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('brings back all that was kept', () => {
  const saved = { scenario: 'webhookSet', state: demoState() } as const
  saveState(saved)
  expect(loadState()).toEqual(saved)
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another form', '[]'],
  ['a situation that is no more', JSON.stringify({ scenario: 'gone', state: demoState() })],
  ['a state of an older form', JSON.stringify({ scenario: 'offline', state: { merchants: [] } })],
])('begins anew from %s', (_, text) => {
  if (text !== undefined) entries.set('sluice-mocks', text)
  expect(loadState()).toBeNull()
})
