import { createSecureServer, constants } from 'node:http2'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { request } from 'node:http'
import { PassThrough, type Transform } from 'node:stream'

import { generate } from 'selfsigned'

import { listen } from '../../lib/listen.ts'

/** Headers that belong to one connection, and have no place in HTTP/2. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

function passOn(
  incoming: Http2ServerRequest,
  response: Http2ServerResponse,
  origin: string,
  lane: Transform,
): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(
      ([name]) => !name.startsWith(':') && !hopByHop.has(name),
    ),
  )
  const { method, url } = incoming
  const upstream = request(`${origin}${url}`, { method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))
    response.writeHead(
      answer.statusCode ?? constants.HTTP_STATUS_BAD_GATEWAY,
      Object.fromEntries(kept),
    )
    answer.pipe(lane).pipe(response)
  })
  upstream.on('error', () => response.stream.close(constants.NGHTTP2_CANCEL))
  incoming.pipe(upstream)
}

/**
 * Speaks HTTP/2 to a browser, as in production, on behalf of a server that speaks HTTP/1. Every answer goes through a lane
 * of the line between them, which is as fast as the machine unless another is given.
 */
export async function startFront(
  origin: string,
  lane: () => Transform = () => new PassThrough(),
): Promise<{ url: string; close: () => Promise<void> }> {
  const host = '127.0.0.1'
  const sessions = new Set<{ destroy: () => void }>()
  const pems = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
  })
  const certificate = { key: pems.private, cert: pems.cert }
  const server = createSecureServer(certificate, (incoming, response) =>
    passOn(incoming, response, origin, lane()),
  )
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  const port = await listen(server)
  return {
    url: `https://${host}:${port}`,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}
