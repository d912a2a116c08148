import type { PaymentPayload, RefundPayload, RefundStates, WebhookStatuses } from './contract.ts'
import { WebhookVerificationError } from './errors.ts'

/** What every event has. */
interface EventBase<Type> {
  /** The same whenever the event is sent again. Use it to ignore events that you have already processed. */
  id: string
  /** What happened. */
  type: Type
  /** When it happened. */
  timestamp: string
}

type PaymentEventOf<Type extends keyof WebhookStatuses> = EventBase<Type> & {
  /** The payment as it was then. */
  data: Omit<PaymentPayload['data'], 'status'> & {
    /** 1 is success, 0 is pending, -1 is failed. */
    status: WebhookStatuses[Type]
  }
}

type RefundEventOf<Type extends keyof RefundStates> = EventBase<Type> & {
  /** The refund as it was then. */
  data: Omit<RefundPayload['data'], 'state'> & {
    /** Where it stands. */
    state: RefundStates[Type]
  }
}

/** A verified event about a payment. */
export type PaymentEvent = {
  [Type in keyof WebhookStatuses]: PaymentEventOf<Type>
}[keyof WebhookStatuses]

/** A verified event about a refund. */
export type RefundEvent = { [Type in keyof RefundStates]: RefundEventOf<Type> }[keyof RefundStates]

/** A verified event; its `type` tells which. Ignore types that you do not know: there may be more of them in the future. */
export type WebhookEvent = PaymentEvent | RefundEvent

/** The headers of a request, as `fetch` or `node:http` give them. */
export type WebhookHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyWebhookOptions {
  /** How old or how far in the future an event may be, in seconds. Default: 300. */
  toleranceSeconds?: number | undefined
  /** The current time, for tests. */
  now?: Date | undefined
}

export interface SignWebhookOptions {
  /** The `webhook-id`. Default: a random one. */
  id?: string | undefined
  /** When the event is sent. Default: now. */
  now?: Date | undefined
}

/** A request as the gateway sends it. */
export interface SignedWebhook {
  body: string
  headers: Record<'content-type' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
}

function invalid(message: string, cause?: unknown): WebhookVerificationError {
  return new WebhookVerificationError({ message, cause })
}

function readHeader(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : (found?.join(' ') ?? '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function signedBytes(id: string, timestamp: string, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${id}.${timestamp}.${body}`)
}

function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes || bytes.length === 0) {
    throw new TypeError('The webhook secret must be whsec_ followed by base64.')
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

function checkTimestamp(text: string, { toleranceSeconds = 300, now }: VerifyWebhookOptions): void {
  if (!/^\d{1,15}$/.test(text)) throw invalid('The webhook-timestamp header is missing or invalid.')
  const age = (now?.getTime() ?? Date.now()) / 1_000 - Number(text)
  if (age > toleranceSeconds) throw invalid('The event is too old.')
  if (age < -toleranceSeconds) throw invalid('The timestamp of the event is in the future.')
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/**
 * Signs a body as the gateway does, so that you can test your own endpoint.
 *
 * @param event the event, or the exact body to send
 * @param secret the signing secret, `whsec_…`
 * @returns the request's body, and its headers
 */
export async function signWebhook(
  event: string | object,
  secret: string,
  { id = `msg_${crypto.randomUUID()}`, now = new Date() }: SignWebhookOptions = {},
): Promise<SignedWebhook> {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const key = await importSecret(secret)
  const signature = await crypto.subtle.sign('HMAC', key, signedBytes(id, timestamp, body))
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${toBase64(signature)}`,
    },
  }
}

/**
 * Verifies a webhook request according to the Standard Webhooks specification, and returns its event.
 *
 * @param body the raw body, exactly as received. A body that was parsed and serialized again has another signature.
 * @param secret the signing secret, `whsec_…`; an array accepts any of several, such as while a secret is rolled.
 * @throws {WebhookVerificationError} if the request is not a genuine, recent event
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const id = readHeader(headers, 'webhook-id')
  const timestamp = readHeader(headers, 'webhook-timestamp')
  const given = readHeader(headers, 'webhook-signature')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .flatMap((signature) => fromBase64(signature.slice('v1,'.length)) ?? [])
  if (!id) throw invalid('The webhook-id header is missing.')
  checkTimestamp(timestamp, options)
  if (given.length === 0) throw invalid('The webhook-signature header is missing or invalid.')

  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = signedBytes(id, timestamp, text)
  const keys = await Promise.all([secret].flat().map(importSecret))
  const checks = keys.flatMap((key) =>
    // Compares in constant time.
    given.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  )
  if (!(await Promise.all(checks)).includes(true)) {
    throw invalid('No signature matches. Check the secret, and pass the raw body.')
  }
  try {
    return { ...JSON.parse(text), id }
  } catch (cause) {
    throw invalid('The body is not JSON.', cause)
  }
}
