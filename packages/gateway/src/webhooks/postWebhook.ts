import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

import { AttemptError } from './AttemptError.ts'
import type { AttemptErrorKind } from './AttemptError.ts'
import { findDestination } from './findDestination.ts'
import type { Destination, Outbound } from './Outbound.ts'

/** What one attempt sends. */
export interface Post {
  url: URL
  /** The operator said that this host may be reached wherever it is. */
  isOperators: boolean
  headers: Readonly<Record<string, string>>
  body: string
}

/** What an endpoint said to it. */
export interface PostAnswer {
  status: number
  retryAfter: string | undefined
}

/** As much of an answer's body as is waited for, in bytes; nobody reads it. */
const longestBody = 65_536

function kindOf(error: Error, isConnected: boolean): AttemptErrorKind {
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('HPE_')) return 'answer_unreadable'
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|INVALID_|EPROTO)/.test(code)) {
    return 'tls_failed'
  }
  return isConnected ? 'connection_broken' : 'connection_failed'
}

/** Sends and waits for the end of the answer; rejects with an `AttemptError`, or with the signal's reason. */
function exchange(
  post: Post,
  destination: Destination,
  connect: Outbound['connect'],
  signal: AbortSignal,
): Promise<PostAnswer> {
  const { url, headers, body } = post
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
    // Redirects are not followed: this is one request on one connection.
    const sent = request({
      createConnection: () => socket,
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...headers, 'content-length': Buffer.byteLength(body) },
      maxHeaderSize: 16_384,
      signal,
    })
    sent.on('error', fail)
    sent.on('response', (response: IncomingMessage) => {
      let length = 0
      const done = () => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
        socket.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > longestBody) done()
      })
      response.on('end', done)
      response.on('error', fail)
    })
    sent.end(body)
  })
}

/** The promise's end, or the signal's reason if that comes first. */
function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/**
 * Makes one attempt, in at most the given time for all of it. Rejects with an `AttemptError`, or with the reason of `stop`
 * when that is aborted.
 */
export async function postWebhook(
  post: Post,
  { resolve, connect, timeoutMs }: Outbound,
  stop: AbortSignal,
): Promise<PostAnswer> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new AttemptError('timeout')), timeoutMs)
  const signal = AbortSignal.any([timeout.signal, stop])
  try {
    const destination = await until(findDestination(post.url, post.isOperators, resolve), signal)
    return await exchange(post, destination, connect, signal)
  } finally {
    clearTimeout(timer)
  }
}
