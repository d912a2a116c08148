import { configureStore, isRejectedWithValue } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'

import type { SessionEnd } from '../session/session.ts'
import type { CallMeta, Environment } from './baseQuery.ts'
import { toApiFailure } from './failure.ts'
import type { ApiFailure } from './failure.ts'
import { gatewayApi } from './gatewayApi.ts'

/** What may be logged about a failed call: never what was sent or answered, and no IDs. */
export interface FailureLogEntry extends Omit<CallMeta, 'endIfCurrent'> {
  kind: ApiFailure['kind']
}

export interface GatewayStoreOptions extends Environment {
  /** Called once when a session ends, after the cookie, the `auth` entry and all cached data are gone. */
  onSignedOut?: (reason: SessionEnd) => void
  /** Takes each failed call, once even if it was retried. */
  log: (entry: FailureLogEntry) => void
  /** Shows every response, secrets included, to the Redux DevTools extension. Never in production. */
  devTools?: boolean
}

/** The store behind every hook, bound to one session. `stop` detaches it; only tests and stories need that. */
export function createGatewayStore(options: GatewayStoreOptions) {
  const {
    apiBaseUrl,
    accountApiUrl,
    session,
    pairing,
    confirm,
    onSignedOut,
    log,
    devTools = false,
  } = options
  const environment: Environment = { apiBaseUrl, accountApiUrl, session, pairing, confirm }
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: environment },
        // These development checks walk the whole state after every action, which is slow with 10,000 rows.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(handleFailures(log), gatewayApi.middleware),
    devTools,
  })
  const stopListening = setupListeners(store.dispatch)
  const unsubscribe = session.subscribe((event) => {
    if (event.type === 'started') return
    // A changed token may be another merchant's, who must not see the first one's data.
    store.dispatch(gatewayApi.util.resetApiState())
    if (event.type === 'ended') onSignedOut?.(event.reason)
  })
  // The next pairing may be another merchant's.
  const unsubscribePairing = pairing.subscribe(() => {
    if (pairing.token() === undefined) store.dispatch(gatewayApi.util.resetApiState())
  })
  return {
    store,
    stop: () => {
      unsubscribe()
      unsubscribePairing()
      stopListening()
    },
  }
}

/** The store that `createGatewayStore` returns. */
export type GatewayStore = ReturnType<typeof createGatewayStore>['store']

/**
 * Logs every failed call, and ends the session or the pairing on a 401: the one exit for all calls. It runs after the failed call has
 * reported its failure, since ending the session discards whatever is pending.
 */
function handleFailures(log: GatewayStoreOptions['log']): Middleware {
  return () => (next) => (action) => {
    const result = next(action)
    if (!isRejectedWithValue(action) || !('baseQueryMeta' in action.meta)) return result
    const { baseQueryMeta } = action.meta
    const failure = toApiFailure(action.payload)
    if (!isCallMeta(baseQueryMeta) || !failure) return result
    const { endIfCurrent, ...call } = baseQueryMeta
    log({ ...call, kind: failure.kind })
    endIfCurrent?.()
    return result
  }
}

function isCallMeta(meta: unknown): meta is CallMeta {
  return typeof meta === 'object' && meta !== null && 'method' in meta && 'path' in meta
}
