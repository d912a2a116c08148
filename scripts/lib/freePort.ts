import { createServer } from 'node:net'

/** A port of the loopback address that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system gave no free port.'))
      })
    })
  })
}
