import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server as HttpServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import type { Server } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** A web server on the loopback address. */
export interface LocalServer {
  /** Without a trailing slash. */
  readonly url: string
  /** Closes the server and every connection to it. */
  readonly close: () => Promise<void>
}

/** Listens on a free port of the loopback address and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The server has no port.')
  return address.port
}

/** Starts a web server on a free port of the loopback address. */
export async function serve(server: HttpServer): Promise<LocalServer> {
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns a port of the loopback address that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createTcpServer()
  const port = await listen(server)
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder as a static host would. Files in `assets/` have a hash in their name and may be cached for good. */
export async function serveFolder(folder: string): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const cache = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    const type = types[extname(path)] ?? 'application/octet-stream'
    readFile(join(folder, path)).then(
      (content) =>
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  return serve(server)
}
