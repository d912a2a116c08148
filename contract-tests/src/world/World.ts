import type { OperationName } from '@sluice/api/contract'

import type { ServerUnderTest } from '../servers/ServerUnderTest.ts'

/** What is sent with one call. */
export interface Sent {
  /** Session token, for `Authorization: Bearer`. */
  token?: string | undefined
  /** For `X-API-Key`. */
  apiKey?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Another method than the call's own. */
  method?: string
}

/** What came back. */
export interface Answer {
  status: number
  headers: Headers
  /** The parsed JSON. */
  body: unknown
  /** The body as it came. */
  text: string
}

/** A merchant with a verified account and a session. */
export interface Merchant {
  email: string
  password: string
  full_name: string
  token: string
}

/** A merchant that also has an API key. */
export interface Seller extends Merchant {
  apiKey: string
  apiKeyId: string
}

/** What a row works with: the server, and the way to where its situation begins. */
export interface World {
  server: ServerUnderTest
  /** Every failure that was answered so far, as `call: code`. */
  met: ReadonlySet<string>
  /** Makes one call. Every answer is checked against the OpenAPI document. */
  ask: (call: OperationName, sent?: Sent) => Promise<Answer>
  /** An e-mail address that nobody used before. */
  newEmail: () => string
  /** An account whose e-mail is verified, signed in. */
  newMerchant: () => Promise<Merchant>
  /** A merchant with an API key. */
  newSeller: () => Promise<Seller>
  /** A seller for rows that change nothing: the same one for all of them. */
  anySeller: () => Promise<Seller>
  /** A new pending transaction of this seller; its id. */
  newTransaction: (seller: Seller, amount?: unknown, metadata?: string) => Promise<string>
}
