import type { HttpHandler } from 'msw'

import { demoState } from '../fixtures/demoState.ts'
import { createHandlers } from '../handlers/createHandlers.ts'
import { createStore, type MockMerchant, type MockStore } from '../store/MockStore.ts'

/** A named change to the default mocks. */
export interface Scenario {
  /** Shown in the toolbar of Storybook. */
  label: string
  /** Changes the store before the first request. `merchant` is the demo merchant. */
  arrange?: (merchant: MockMerchant, store: MockStore) => void
  /** Handlers that take precedence over the default ones. */
  handlers?: () => HttpHandler[]
}

/** Applies scenarios to a store and returns its handlers. If several scenarios handle a request, the first one wins. */
export function scenarioHandlers(store: MockStore, scenarios: readonly Scenario[]): HttpHandler[] {
  const [merchant] = store.state.merchants
  if (merchant) scenarios.forEach((scenario) => scenario.arrange?.(merchant, store))
  return [...scenarios.flatMap((scenario) => scenario.handlers?.() ?? []), ...createHandlers(store)]
}

/** Handlers for scenarios on a new store with the demo merchant. Call it once for each story or test. */
export function mockHandlers(...scenarios: Scenario[]): HttpHandler[] {
  return scenarioHandlers(createStore(demoState()), scenarios)
}
