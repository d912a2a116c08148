import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

import { AttemptError } from './outbound.ts'
import { findDestination } from './destination.ts'
import type { AttemptErrorKind, Destination, Outbound } from './outbound.ts'

/** One request to an endpoint. */
export interface WebhookRequest {
  url: URL
  /** The operator allows this host although it is not public. */
  isAllowed: boolean
  headers: Readonly<Record<string, string>>
  body: string
}

/** What the gateway uses of the response. */
export interface WebhookResponse {
  status: number
  retryAfter: string | undefined
}

/** The response body is ignored. After this many bytes the gateway stops reading it. */
const maxBody = 65_536

function kindOf(error: Error, isConnected: boolean): AttemptErrorKind {
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('HPE_')) return 'answer_unreadable'
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|INVALID_|EPROTO)/.test(code)) {
    return 'tls_failed'
  }
  return isConnected ? 'connection_broken' : 'connection_failed'
}

/** Sends and waits for the end of the response. Rejects with an `AttemptError` or the signal's reason. */
function send(
  webhook: WebhookRequest,
  destination: Destination,
  connect: Outbound['connect'],
  signal: AbortSignal,
): Promise<WebhookResponse> {
  const { url, headers, body } = webhook
  return new Promise((resolve, reject) => {
    const socket = connect(destination)
    const state = { isConnected: false }
    socket.once('connect', () => {
      state.isConnected = true
    })
    const fail = (error: Error) => {
      socket.destroy()
      reject(
        signal.aborted ? signal.reason : new AttemptError(kindOf(error, state.isConnected), error),
      )
    }
    socket.on('error', fail)
    // node:http does not follow redirects.
    const outgoing = request({
      createConnection: () => socket,
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...headers, 'content-length': Buffer.byteLength(body) },
      maxHeaderSize: 16_384,
      signal,
    })
    outgoing.on('error', fail)
    outgoing.on('response', (response: IncomingMessage) => {
      let length = 0
      const done = () => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
        socket.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > maxBody) done()
      })
      response.on('end', done)
      response.on('error', fail)
    })
    outgoing.end(body)
  })
}

/** Settles like the promise, or rejects with the signal's reason if that comes first. */
function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Makes one attempt within `timeoutMs`. Rejects with an `AttemptError`, or with the reason of `stop` if it is aborted. */
export async function postWebhook(
  webhook: WebhookRequest,
  { resolve, connect, timeoutMs }: Outbound,
  stop: AbortSignal,
): Promise<WebhookResponse> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new AttemptError('timeout')), timeoutMs)
  const signal = AbortSignal.any([timeout.signal, stop])
  try {
    const found = findDestination(webhook.url, webhook.isAllowed, resolve)
    const destination = await withSignal(found, signal)
    return await send(webhook, destination, connect, signal)
  } finally {
    clearTimeout(timer)
  }
}
