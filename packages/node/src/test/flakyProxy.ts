import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { serve } from '../../../../scripts/lib/listen.ts'

/** What happens to a request: `lost` is handled by the gateway, but its response never arrives. */
export type Fault =
  | 'reset'
  | 'hang'
  | 'lost'
  | 'not json'
  | { status: number; retryAfter?: string; code?: string }

/** A proxy in front of a gateway, which fails as it is told. */
export interface FlakyProxy {
  url: string
  /** The faults of the next requests, in order. Requests after that are passed on. */
  faults: Fault[]
  /** The requests so far. */
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[]
  close: () => Promise<void>
}

async function pass(target: string, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = await answer.text()
  return () => response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
}

/** Starts a proxy in front of a gateway. */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const faults: Fault[] = []
  const requests: FlakyProxy['requests'] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, headers })
    const fault = faults.shift()
    if (fault === 'hang') return
    if (fault === 'reset') request.socket.resetAndDestroy()
    else if (fault === 'not json') response.writeHead(200).end('<html>')
    else if (fault === undefined) void pass(target, request, response).then((send) => send())
    else if (fault === 'lost') {
      void pass(target, request, response).then(() => request.socket.resetAndDestroy())
    } else {
      const { status, retryAfter, code = 'unavailable' } = fault
      response
        .writeHead(status, {
          'content-type': 'application/problem+json',
          ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
        })
        .end(JSON.stringify({ message: 'Not now.', code, status, request_id: 'proxy' }))
    }
  })
  const { url, close } = await serve(server)
  return { url, faults, requests, close }
}
