import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  /** The body's text; empty where there was none. */
  body: string
}

/** Responds to one request in any way, broken ones included. */
export type Responder = (response: ServerResponse, request: ReceivedRequest) => void

/** A server on a free loopback port that responds as told and records its requests. */
export async function startServer(initial: Responder) {
  let responder = initial
  const requests: ReceivedRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      }
      requests.push(request)
      responder(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    /** Responds differently from now on, and forgets earlier requests. */
    respondWith: (next: Responder) => {
      responder = next
      requests.length = 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Responds with JSON. */
export function json(body: unknown, status = 200): Responder {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

/** A response that waits until it is released. `received` resolves when the request has arrived. */
export function holdResponse(respond: Responder) {
  let release: (() => void) | undefined
  let arrived: (() => void) | undefined
  const received = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const hold: Responder = (response, request) => {
    release = () => respond(response, request)
    arrived?.()
  }
  return { hold, received, release: () => release?.() }
}
