import type { HttpHandler } from 'msw'

import { demoState } from '../fixtures/demoState.ts'
import { createHandlers } from '../handlers/createHandlers.ts'
import { createStore, type MockStore } from '../store/MockStore.ts'
import type { Scenario } from './Scenario.ts'

/** Puts scenarios over a store: each arranges it in turn, and the first one's answers win. */
export function scenarioHandlers(store: MockStore, scenarios: readonly Scenario[]): HttpHandler[] {
  const [merchant] = store.state.merchants
  if (merchant) scenarios.forEach((scenario) => scenario.arrange?.(merchant, store))
  return [...scenarios.flatMap((scenario) => scenario.handlers?.() ?? []), ...createHandlers(store)]
}

/** Handlers over a fresh store with the demo merchant, in the given situations. Call it anew for every story or test. */
export function mockHandlers(...scenarios: Scenario[]): HttpHandler[] {
  return scenarioHandlers(createStore(demoState()), scenarios)
}
