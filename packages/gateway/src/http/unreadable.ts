import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { errors } from '@sluice/api/contract'
import type { Problem } from '@sluice/api/contract'

const headers = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
}

function problemText(status: number): string {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code: 'malformed_body',
    message: errors.malformed_body.message,
  }
  return JSON.stringify(problem)
}

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Responds on a raw connection and closes it. */
function refuse(status: number, socket: Duplex): void {
  const text = problemText(status)
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-length': Buffer.byteLength(text),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
}

const refuseExpectation: RequestListener = (_, response) => {
  response.writeHead(417, { ...headers, connection: 'close' }).end(problemText(417))
}

/** A proxy in front may have routed by one host while the gateway reads the other. */
export function refuseManyHosts(request: IncomingMessage, response: ServerResponse): boolean {
  if ((request.headersDistinct['host']?.length ?? 0) < 2) return false
  response.writeHead(400, { ...headers, connection: 'close' }).end(problemText(400))
  return true
}

/** Responds to connections that are not valid HTTP or use unsupported features, for which no request object exists. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else refuse(statuses.get(error.code ?? '') ?? 400, socket)
  })
  server.on('checkExpectation', refuseExpectation)
  // The gateway is not a proxy.
  server.on('connect', (_, socket) => {
    socket.on('error', () => undefined)
    refuse(400, socket)
  })
}

/** The response to a request with an unreadable URL or host. */
export function unreadableResponse(): Response {
  return new Response(problemText(400), { status: 400, headers })
}
