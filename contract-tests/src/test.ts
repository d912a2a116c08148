import { inject, test as base } from 'vitest'

import { createClient } from './client.ts'
import { startGateway } from './servers/gateway.ts'
import { startMocks } from './servers/mocks.ts'
import type { TestServer } from './servers/server.ts'

/** The servers that implement the contract: the mocks, and the gateway on either database. */
export type ServerName = 'mocks' | 'pglite' | 'postgres'

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerName
  }
}

/** Vitest's `test` with a running server and a client of it. */
export const test = base
  .extend('server', { scope: 'file' }, async (_context, { onCleanup }): Promise<TestServer> => {
    const name = inject('server')
    const server = name === 'mocks' ? startMocks() : await startGateway(name)
    onCleanup(() => server.stop())
    return server
  })
  .extend('client', { scope: 'file' }, ({ server }) => createClient(server))
