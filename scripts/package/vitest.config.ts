import { defineConfig } from 'vitest/config'

/** What is checked of `@sluice/ui` and `@sluice/node` as they are published. */
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    include: ['*.check.ts'],
    globalSetup: './buildOnce.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
