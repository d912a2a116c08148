import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'

import { limits } from '../contract/limits.ts'
import { gatewayApi } from '../gatewayApi.ts'
import type { SessionEnd } from '../session/session.ts'
import type { Environment, Timing } from '../transport/environment.ts'
import { exitOnUnauthorized } from './exitOnUnauthorized.ts'
import { logFailures } from './logFailures.ts'
import type { FailureLogEntry } from './logFailures.ts'

/** What the app says once, when it sets the store up. */
export interface GatewayStoreOptions extends Omit<Environment, 'timing'> {
  /**
   * Called once when a session ends, after the cookie, the `auth` entry and every cached answer are gone: the place to
   * go to `/login` from. However many calls are answered 401 together, they end one session.
   */
  onSignedOut: (reason: SessionEnd) => void
  /** Takes each failed call; nothing in an entry identifies anybody. */
  log: (entry: FailureLogEntry) => void
  /** For tests: other times than the specification's. */
  timing?: Partial<Timing>
  /** Shows every answer, secrets included, to the Redux DevTools extension. Never in production. */
  devTools?: boolean
}

/**
 * The store behind every hook, bound to one session. `stop` unbinds it from the session and the window; the app never
 * needs that, stories and tests do.
 */
export function createGatewayStore(options: GatewayStoreOptions) {
  const { apiBaseUrl, accountApiUrl, session, onSignedOut, log, devTools = false } = options
  const environment: Environment = {
    apiBaseUrl,
    accountApiUrl,
    session,
    timing: { ...defaultTiming, ...options.timing },
  }
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (getDefaultMiddleware) =>
      // The development checks walk the whole state after every action, which 10,000 rows make slow.
      getDefaultMiddleware({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(exitOnUnauthorized(session), logFailures(log), gatewayApi.middleware),
    // Whoever waits for a read finds it on the screen as soon as it is there, not with the next frame.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'tick' } }),
    devTools,
  })
  const stopListening = setupListeners(store.dispatch)
  const unsubscribe = session.subscribe((event) => {
    if (event.type === 'started') return
    // Another token may be another merchant's: what the first one saw must go.
    store.dispatch(gatewayApi.util.resetApiState())
    if (event.type === 'ended') onSignedOut(event.reason)
  })
  return {
    store,
    stop: () => {
      unsubscribe()
      stopListening()
    },
  }
}

/** The store that `createGatewayStore` makes. */
export type GatewayStore = ReturnType<typeof createGatewayStore>['store']

const defaultTiming: Timing = {
  timeoutMs: limits.apiTimeoutMs,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}
