import { totpCode } from '@sluice/mocks'

import { createSoftAuthenticator } from '../../../packages/gateway/src/test/softAuthenticator.ts'

/** The purpose of a link sent by email. */
export type LinkPurpose = 'verify' | 'reset' | 'email' | 'undo'

/** How a simulated payment ends: in full, half of it, or without money. */
export type PaymentOutcome = 'paid' | 'underpaid' | 'expired'

/** A user of the identity provider. */
export interface Identity {
  sub: string
  email: string
  name: string
}

/** An authenticator with one passkey. */
export type Authenticator = ReturnType<typeof createSoftAuthenticator>

/** A server that implements the contract, with the controls that the contract has no operation for. */
export interface TestServer {
  /** Without a trailing slash. */
  baseUrl: string
  /** The token of the next unread link to this address. Rejects if no email arrives. */
  linkToken: (email: string, purpose: LinkPurpose) => Promise<string>
  /** Whether there is an unread link to this address. */
  hasLink: (email: string, purpose: LinkPurpose) => Promise<boolean>
  /** Settles a pending payment. */
  simulatePayment: (paymentId: string, outcome: PaymentOutcome) => Promise<void>
  /** Issues a new identity token that the server accepts. */
  identityToken: (identity: Identity) => Promise<string>
  /** Creates an authenticator for the server's site. */
  authenticator: () => Authenticator
  /** What an authenticator app shows for a secret by the server's clock, some steps of 30 seconds from now. */
  totpCode: (secret: string, steps?: number) => string
  /** Sets the server's clock, which continues from there; undefined restores the real time. */
  setTime: (time: Date | undefined) => void
  stop: () => Promise<void>
}

/** A clock for `setTime`. */
export function createClock(): { now: () => number } & Pick<TestServer, 'setTime'> {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    setTime: (time) => {
      offset = time === undefined ? 0 : time.getTime() - Date.now()
    },
  }
}

/** What every server's merchants log in with. */
export function createFactors(
  baseUrl: string,
  now: () => number,
): Pick<TestServer, 'authenticator' | 'totpCode'> {
  return {
    authenticator: () => createSoftAuthenticator(baseUrl),
    totpCode: (secret, steps = 0) => totpCode(secret, now() + steps * 30_000),
  }
}
