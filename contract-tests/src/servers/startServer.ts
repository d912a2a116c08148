import type { ServerUnderTest } from './ServerUnderTest.ts'
import { startGatewayServer } from './startGatewayServer.ts'
import { startMockServer } from './startMockServer.ts'

/** The servers that have to keep the contract, and what they keep their data in. */
export type ServerName = 'mocks' | 'pglite' | 'postgres'

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerName
  }
}

/** Whether there is what a server needs: a PostgreSQL is there only where TEST_DATABASE_URL names one. */
export function canStart(name: ServerName): boolean {
  return name !== 'postgres' || Boolean(process.env.TEST_DATABASE_URL)
}

/** Starts one server, with nothing in it. */
export function startServer(name: ServerName): Promise<ServerUnderTest> {
  return name === 'mocks' ? startMockServer() : startGatewayServer(name)
}
