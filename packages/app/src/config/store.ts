import { createGatewayStore, type FailureLogEntry } from '@sluice/api'

import { requestConfirmation } from './confirmation.ts'
import { environment } from './environment.ts'
import { pairing, session } from './session.ts'

// Prerendering has no location and makes no calls.
const origin = import.meta.env.SSR ? 'http://localhost' : location.origin

/** Logs a failed call to the console. Specification, section 8. */
function logFailure({ method, path, status, kind }: FailureLogEntry): void {
  // oxlint-disable-next-line no-console
  console.warn(`${method} ${path} failed: ${status ?? kind}`)
}

/** The Redux store. */
export const { store } = createGatewayStore({
  apiBaseUrl: environment.apiBaseUrl,
  accountApiUrl: environment.accountApiUrl || new URL(environment.apiBaseUrl || '/', origin).href,
  session,
  pairing,
  confirm: requestConfirmation,
  log: logFailure,
  devTools: import.meta.env.DEV,
})

/** The state of prerendered pages, for hydration. */
export const prerenderedState = store.getState()
