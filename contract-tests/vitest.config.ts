import { defineConfig } from 'vitest/config'

import type { ServerName } from './src/servers/startServer.ts'

/** The same rows against one server each. What is said of the table itself is tested once, beside the mocks. */
function project(server: ServerName, files: string[]) {
  return {
    extends: true as const,
    test: { name: `contract-${server}`, include: files, provide: { server } },
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      project('mocks', ['src/**/*.test.ts']),
      project('pglite', ['src/contract.test.ts']),
      project('postgres', ['src/contract.test.ts']),
    ],
  },
})
