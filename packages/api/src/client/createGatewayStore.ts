import { configureStore, isRejectedWithValue } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'

import type { Session, SessionEnd } from '../session/session.ts'
import type { CallMeta, Environment } from './baseQuery.ts'
import { toApiFailure } from './failure.ts'
import type { ApiFailure } from './failure.ts'
import { gatewayApi } from './gatewayApi.ts'

/** What may be logged about a failed call: never what was sent or answered, and no IDs. */
export interface FailureLogEntry extends Omit<CallMeta, 'isUnauthorizedNow'> {
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
    confirm,
    onSignedOut,
    log,
    devTools = false,
  } = options
  const environment: Environment = { apiBaseUrl, accountApiUrl, session, confirm }
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: environment },
        // These development checks walk the whole state after every action, which is slow with 10,000 rows.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(handleFailures(session, log), gatewayApi.middleware),
    devTools,
  })
  const stopListening = setupListeners(store.dispatch)
  const unsubscribe = session.subscribe((event) => {
    if (event.type === 'started') return
    // A changed token may be another merchant's, who must not see the first one's data.
    store.dispatch(gatewayApi.util.resetApiState())
    if (event.type === 'ended') onSignedOut?.(event.reason)
  })
  return {
    store,
    stop: () => {
      unsubscribe()
      stopListening()
    },
  }
}

/** The store that `createGatewayStore` returns. */
export type GatewayStore = ReturnType<typeof createGatewayStore>['store']

/**
 * Logs every failed call, and ends the session on a 401: the one exit for all calls. It runs after the failed call has
 * reported its failure, since ending the session discards whatever is pending.
 */
function handleFailures(session: Session, log: GatewayStoreOptions['log']): Middleware {
  return () => (next) => (action) => {
    const result = next(action)
    if (!isRejectedWithValue(action) || !('baseQueryMeta' in action.meta)) return result
    const { baseQueryMeta } = action.meta
    const failure = toApiFailure(action.payload)
    if (!isCallMeta(baseQueryMeta) || !failure) return result
    const { isUnauthorizedNow, ...call } = baseQueryMeta
    log({ ...call, kind: failure.kind })
    if (isUnauthorizedNow?.()) session.end('unauthorized')
    return result
  }
}

function isCallMeta(meta: unknown): meta is CallMeta {
  return typeof meta === 'object' && meta !== null && 'method' in meta && 'path' in meta
}
