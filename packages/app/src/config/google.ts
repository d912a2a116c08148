/** The redirect URI registered with the provider. That page passes the response on to the waiting page. */
export const googleAnswerPath = '/google/'

/** The channel on which the response of one sign-in arrives and is acknowledged. */
export function googleChannel(state: string): BroadcastChannel {
  return new BroadcastChannel(`sluice-google ${state}`)
}

/** Time limits of a sign-in, in milliseconds. */
export const googleTiming = {
  /** For each call to the provider. */
  callMs: 10_000,
  /** For the user to choose an account, find a phone and type a code. */
  waitMs: 600_000,
  /** Between two checks of the popup. */
  lookMs: 250,
  /** How long the popup must have shown a page before its absence means that it was closed. */
  sureMs: 4000,
  /** How long a response may take to arrive after the popup seems closed. */
  answerMs: 1000,
} as const

/** An OpenID Connect provider, and this app's client ID. */
export interface GoogleProvider {
  issuer: string
  client_id: string
}
