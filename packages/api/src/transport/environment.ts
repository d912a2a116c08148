import type { Session } from '../session/session.ts'

/** How long calls may take and how reads are repeated; the defaults are the specification's. */
export interface Timing {
  /** How long to wait for a whole answer, in milliseconds. */
  timeoutMs: number
  /** Waits so many milliseconds before a read is repeated. */
  wait: (milliseconds: number) => Promise<void>
  /** From 0 up to 1, to spread the repeats of many browsers. */
  random: () => number
}

/** What the app injects into every call through the store's thunk argument. */
export interface Environment {
  /** Base of the calls: absolute, or empty for the page's own origin. */
  apiBaseUrl: string
  /** Absolute base of forgot password, reset password and verify. */
  accountApiUrl: string
  session: Session
  timing: Timing
}

/** The environment of the store that a call runs in. Redux Toolkit hands it over untyped. */
export function environmentOf(api: { extra: unknown }): Environment {
  const { extra } = api
  if (!isEnvironment(extra)) throw new Error('The store has to be made by createGatewayStore.')
  return extra
}

function isEnvironment(extra: unknown): extra is Environment {
  return typeof extra === 'object' && extra !== null && 'session' in extra && 'timing' in extra
}
