import { createGatewayStore } from '@sluice/api'

import { environment } from '../config/environment.ts'
import { logFailure } from './logFailure.ts'
import { session } from './session.ts'

// A prerender has no address and makes no calls.
const origin = import.meta.env.SSR ? 'http://localhost' : location.origin

/**
 * The store behind every call. Pages that anybody may see load this module only when something is sent, since it
 * weighs a third of what they may weigh altogether.
 */
export const { store } = createGatewayStore({
  apiBaseUrl: environment.apiBaseUrl,
  accountApiUrl: environment.accountApiUrl || new URL(environment.apiBaseUrl || '/', origin).href,
  session,
  // The guards of the routes watch the session themselves.
  onSignedOut: () => undefined,
  log: logFailure,
  devTools: import.meta.env.DEV,
})

/** What the store holds before anything is asked: what a prerendered page shows, wherever it is taken over late. */
export const prerenderedState = store.getState()
