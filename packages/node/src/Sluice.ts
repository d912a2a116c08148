import { createClient } from './createClient.ts'
import { createPayments } from './payments.ts'
import type { Payments } from './payments.ts'
import { createRefunds } from './refunds.ts'
import type { Refunds } from './refunds.ts'

export interface SluiceOptions {
  /** Your API key, from the dashboard's Credentials page. Keep it on your server. */
  apiKey: string
  /** The URL of the gateway, such as `https://pay.example.com`. */
  baseUrl: string
  /** Time limit of each attempt in milliseconds. Default: 10,000. */
  timeoutMs?: number | undefined
  /** How often a call is retried at most. Default: 3. */
  maxRetries?: number | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined
}

/** A client of the Sluice API. */
export class Sluice {
  /** Creates, reads, lists and cancels payments, and decides on held money. */
  readonly payments: Payments
  /** Creates, reads, lists, withdraws and verifies refunds. */
  readonly refunds: Refunds

  constructor({ apiKey, baseUrl, timeoutMs = 10_000, maxRetries = 3, ...options }: SluiceOptions) {
    if (!apiKey) throw new TypeError('apiKey is required.')
    if (!URL.canParse(baseUrl))
      throw new TypeError('baseUrl must be a URL, such as https://pay.example.com.')
    const client = createClient({
      apiKey,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      timeoutMs,
      maxRetries,
      fetch: options.fetch ?? ((...args) => fetch(...args)),
    })
    this.payments = createPayments(client)
    this.refunds = createRefunds(client)
  }
}
