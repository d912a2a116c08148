import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { demoState } from './fixtures/demoState.ts'
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

test('restores what was saved', () => {
  const saved = { scenario: 'webhookSet', state: demoState() } as const
  saveState(saved)
  expect(loadState()).toEqual(saved)
})

test.each([
  ['nothing', undefined],
  ['invalid JSON', '{'],
  ['another type', '[]'],
  ['an unknown scenario', JSON.stringify({ scenario: 'gone', state: demoState() })],
  ['an outdated state', JSON.stringify({ scenario: 'offline', state: { merchants: [] } })],
])('starts fresh from %s', (_, text) => {
  if (text !== undefined) entries.set('sluice-mocks', text)
  expect(loadState()).toBeNull()
})
