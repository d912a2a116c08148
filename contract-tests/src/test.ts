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
  .extend('serverName', { scope: 'file' }, inject('server'))
  .extend(
    'server',
    { scope: 'file' },
    async ({ serverName }, { onCleanup }): Promise<TestServer> => {
      const server = serverName === 'mocks' ? startMocks() : await startGateway(serverName)
      onCleanup(() => server.stop())
      return server
    },
  )
  .extend('client', { scope: 'file' }, ({ server }) => createClient(server))
