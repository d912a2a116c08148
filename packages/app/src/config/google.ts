import { environment } from './environment.ts'
import type { Capabilities } from '@sluice/api/contract'

/** The page to which the provider sends its answer; it hands it over to the one that waits. Registered there. */
export const googleAnswerPath = '/google/'

/** The channel over which the answer of one sign-in comes, and is taken. */
export function googleChannel(state: string): BroadcastChannel {
  return new BroadcastChannel(`sluice-google ${state}`)
}

/** How long a sign-in may take, in milliseconds. */
export const googleTiming = {
  /** For each answer of the provider to a call. */
  callMs: 10_000,
  /** For somebody to choose an account, find a telephone and type a code. */
  waitMs: 600_000,
  /** From one look at the window to the next. */
  lookMs: 250,
  /** How long a window must have been seen with a page in it, for its absence to mean that it was closed. */
  sureMs: 4000,
  /** How long an answer may be on its way while its window looks closed already. */
  answerMs: 1000,
} as const

/** An OpenID Connect provider, and the name under which it knows this app. */
export interface GoogleProvider {
  issuer: string
  client_id: string
}

/** The provider that the server announces, or else the one of the build. Undefined without either. */
export function googleProvider({ oidc }: Capabilities): GoogleProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: client_id } = environment
  return oidc ?? (client_id ? { issuer, client_id } : undefined)
}
