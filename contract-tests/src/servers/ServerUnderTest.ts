/** Which links are mailed. */
export type LinkPurpose = 'verify' | 'reset'

/** How a simulated payment ends. */
export type PaymentOutcome = 'paid' | 'expired'

/** Who an identity token is about. */
export interface Identity {
  sub: string
  email: string
  name: string
}

/** One server that has to keep the contract, and the few steps for which the contract has no call. */
export interface ServerUnderTest {
  /** Where the calls are, without a slash at the end. */
  baseUrl: string
  /** The token in the next mail for this purpose to this address that was not read yet. Rejects when none comes. */
  linkToken: (email: string, purpose: LinkPurpose) => Promise<string>
  /** Whether a mail for this purpose to this address is there and was not read yet. Mails arrive in their order. */
  hasLink: (email: string, purpose: LinkPurpose) => Promise<boolean>
  /** Lets the payment of a transaction arrive, or not. */
  simulatePayment: (transactionId: string, outcome: PaymentOutcome) => Promise<void>
  /** An identity token that the server takes as genuine: a different one every time. */
  identityToken: (identity: Identity) => Promise<string>
  /** Sets the server's clock to an instant (ISO 8601), from where it goes on; undefined: back to the real time. */
  travelTo: (instant: string | undefined) => void
  stop: () => Promise<void>
}
