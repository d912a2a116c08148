import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'

/** Lets a server listen on a free port of the loopback address, and gives the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The server has no port.')
  return address.port
}

/** The same for a web server: where it is, and what ends it with every connection to it. */
export async function serve(
  server: HttpServer,
): Promise<{ url: string; close: () => Promise<void> }> {
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
