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

/** Answers one request, in any way that HTTP or a broken line allows. */
export type Answer = (response: ServerResponse, request: ReceivedRequest) => void

/** A server on a free loopback port that answers everything as it is told and keeps what it was asked. */
export async function startServer(initial: Answer) {
  let answer = initial
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
      answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    /** Answers differently from now on, and forgets what was asked. */
    answerWith: (next: Answer) => {
      answer = next
      requests.length = 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with JSON. */
export function json(body: unknown, status = 200): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}
