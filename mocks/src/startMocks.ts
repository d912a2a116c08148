import { demoState } from './fixtures/demoState.ts'
import { scenarioHandlers } from './scenarios/mockHandlers.ts'
import { isScenarioName, scenarios } from './scenarios/registry.ts'
import { createStore, type MockStore } from './store/MockStore.ts'
import { loadState, saveState } from './store/persistence.ts'

const paidAfterMs = 8_000

/** How the mocks start in a browser. */
export interface MockOptions {
  /** Address of the worker script. */
  workerUrl?: string
}

/**
 * Answers the contract's calls in this browser tab, with no server. What was done survives a reload of the tab, and a
 * new transaction is paid by itself after eight seconds.
 *
 * `?scenario=<name>` in the address chooses a situation and begins anew; `?scenario=ordinaryDay` goes back.
 */
export async function startMocks({
  workerUrl = '/mockServiceWorker.js',
}: MockOptions = {}): Promise<MockStore> {
  const { setupWorker } = await import('msw/browser')
  const chosen = new URLSearchParams(location.search).get('scenario')
  const saved = isScenarioName(chosen) ? null : loadState()
  const store = createStore(saved?.state ?? { ...demoState(), pay_after_ms: paidAfterMs })
  const name = isScenarioName(chosen) ? chosen : (saved?.scenario ?? 'ordinaryDay')
  const { arrange, ...scenario } = scenarios[name]()
  const arranged = saved ? scenario : { ...scenario, ...(arrange && { arrange }) }
  const worker = setupWorker(...scenarioHandlers(store, [arranged]))
  store.changed = (state) => saveState({ scenario: name, state })
  saveState({ scenario: name, state: store.state })
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl },
  })
  return store
}
