import { defineConfig } from 'vitest/config'

import type { ServerName } from './src/test.ts'

/** The suite against one server. */
function project(server: ServerName, include = ['src/contract.test.ts']) {
  return {
    extends: true as const,
    test: { name: `contract-${server}`, include, provide: { server } },
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      // The tests of the OpenAPI check need no server.
      project('mocks', ['src/*.test.ts']),
      project('pglite'),
      ...(process.env.TEST_DATABASE_URL ? [project('postgres')] : []),
    ],
  },
})
