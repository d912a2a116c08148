import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'

import { StartUpError } from '../errors/Failure.ts'
import { answerUnreadable, refuseManyHosts, unreadableResponse } from './unreadable.ts'

/** A listening server. */
export interface Listening {
  address: AddressInfo
  /** Starts to handle requests, including those that have already arrived. */
  answerWith: (fetch: Parameters<typeof getRequestListener>[0]) => void
  /** Stops accepting requests and waits for those in flight. */
  close: () => Promise<void>
}

/** How long requests in flight may take during shutdown, in milliseconds. */
const closingMs = 10_000

function words(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `PORT ${port} on ${host} is already in use`
  if (error.code === 'EACCES') return `no permission to listen on PORT ${port}`
  return `cannot listen on HOST ${host} (${error.code ?? error.name})`
}

async function closeServer(server: Server): Promise<void> {
  // Connections that become idle only now would otherwise be kept open for another request.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
  }, 50)
  const deadline = setTimeout(() => {
    server.closeAllConnections()
  }, closingMs)
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeIdleConnections()
  })
  clearInterval(sweep)
  clearTimeout(deadline)
}

/** Starts to listen. Requests wait until `answerWith` is called. Throws a `StartUpError` if it fails. */
export async function listen(host: string, port: number): Promise<Listening> {
  const early: Parameters<RequestListener>[] = []
  let listener: RequestListener = (...request) => early.push(request)
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // Requests without a host are rejected by our own handler.
      requireHostHeader: false,
    },
    (...request) => {
      if (!refuseManyHosts(...request)) listener(...request)
    },
  )
  answerUnreadable(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartUpError(words(error, host, port), { cause: error }))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not a TCP address')
  return {
    address,
    answerWith: (fetch) => {
      const response = getRequestListener(fetch, { errorHandler: unreadableResponse })
      listener = (...request) => void response(...request)
      for (const request of early.splice(0)) listener(...request)
    },
    close: () => closeServer(server),
  }
}
