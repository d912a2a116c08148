import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'

import { serve } from '../../../../scripts/lib/listen.ts'

/** A request to an endpoint. */
export interface Received {
  method: string
  path: string
  headers: Record<string, string>
  /** Byte for byte. */
  body: string
}

/** How an endpoint responds: with a status, not at all, with a reset or with a redirect. */
export type Manner = number | 'hang' | 'reset' | 'redirect'

/** A merchant's server on this machine. */
export interface WebhookReceiver {
  /** Its host and port. */
  host: string
  received: Received[]
  /** The number of requests to the target of its redirects. */
  redirected: () => number
  close: () => Promise<void>
}

function answerIn(manner: Manner, response: ServerResponse): void {
  if (manner === 'hang') return
  if (manner === 'reset') response.socket?.resetAndDestroy()
  else if (manner === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end()
  else response.writeHead(manner).end()
}

/** Starts one on a free port. `answer` may write the response itself and return undefined. */
export async function startWebhookReceiver(
  answer: (received: Received, response: ServerResponse) => Manner | undefined,
): Promise<WebhookReceiver> {
  const received: Received[] = []
  let redirected = 0
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    if (path === '/elsewhere') redirected += 1
    const chunks: Buffer[] = []
    request.on('error', () => undefined)
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { method, path, headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      const manner = answer(one, response)
      if (manner !== undefined) answerIn(manner, response)
    })
  })
  const { url, close } = await serve(server)
  return {
    host: new URL(url).host,
    received,
    redirected: () => redirected,
    close,
  }
}
