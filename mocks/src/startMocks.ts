import { demoState } from './fixtures/demoState.ts'
import { loadState, saveState } from './persistence.ts'
import { isScenarioName, scenarios } from './scenarios/registry.ts'
import { scenarioHandlers, type Scenario } from './scenarios/scenario.ts'
import { createStore, type MockStore } from './store/MockStore.ts'

const payAfterMs = 8_000

/** Options of the mocks in a browser. */
export interface MockOptions {
  /** Address of MSW's worker script. */
  workerUrl?: string
}

/**
 * Starts the mock server in this tab. Its data survives a reload, and new payments are paid automatically after eight
 * seconds.
 *
 * `?scenario=<name>` in the page's address starts fresh with a scenario; `?scenario=demo` returns to the default.
 */
export async function startMocks({
  workerUrl = '/mockServiceWorker.js',
}: MockOptions = {}): Promise<MockStore> {
  const { setupWorker } = await import('msw/browser')
  const requested = new URLSearchParams(location.search).get('scenario')
  const saved = isScenarioName(requested) ? null : loadState()
  const name = isScenarioName(requested) ? requested : (saved?.scenario ?? 'demo')
  const scenario: Scenario = scenarios[name]()
  // A saved state has been arranged before.
  if (saved) delete scenario.arrange
  const store = createStore(saved?.state ?? { ...demoState(), pay_after_ms: payAfterMs })
  const worker = setupWorker(...scenarioHandlers(store, [scenario]))
  store.onChange = (state) => saveState({ scenario: name, state })
  store.onChange(store.state)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl },
  })
  return store
}
