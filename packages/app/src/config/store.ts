import { createGatewayStore, type FailureLogEntry } from '@sluice/api'

import { environment } from './environment.ts'
import { session } from './session.ts'

// A prerender has no address and makes no calls.
const origin = import.meta.env.SSR ? 'http://localhost' : location.origin

/** Logs a failed call to the console, which is the log that the specification's section 8 asks for. */
function logFailure({ method, path, status, kind }: FailureLogEntry): void {
  // oxlint-disable-next-line no-console
  console.warn(`${method} ${path} failed: ${status ?? kind}`)
}

/** The store behind every call. */
export const { store } = createGatewayStore({
  apiBaseUrl: environment.apiBaseUrl,
  accountApiUrl: environment.accountApiUrl || new URL(environment.apiBaseUrl || '/', origin).href,
  session,
  log: logFailure,
  devTools: import.meta.env.DEV,
})

/** The state that prerendered pages show, for hydration. */
export const prerenderedState = store.getState()
