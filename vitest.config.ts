import { availableParallelism } from 'node:os'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'

import { chromiumFlags, findHeadlessShell } from './scripts/lib/chromium.ts'
import { sharedOptimizeDeps, sharedPlugins } from './vite.shared.ts'

/** A new object for each project, since Vitest writes the project's name into it. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { executablePath: findHeadlessShell(), args: chromiumFlags },
    }),
    screenshotFailures: false,
    instances: [{ browser: 'chromium' as const }],
  }
}

/** Every story as a test in a real browser: it renders, its play function passes and axe finds nothing, in both themes. */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    sharedPlugins(),
    storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' }),
  ],
  optimizeDeps: sharedOptimizeDeps,
  define: {
    'import.meta.env.STORYBOOK_TEST': 'true',
    ...(process.env['TRANSLATED'] && { 'import.meta.env.STORYBOOK_TRANSLATED': 'true' }),
  },
  test: {
    name: 'stories',
    // As with journeys and pictures: a browser that was starved may try once more.
    retry: 1,
    // Longer than a play function waits for one thing (in .storybook/preview.tsx).
    testTimeout: 30_000,
    // One page for all files of a process, as Storybook itself shows them all: opening one for each took half of the time.
    isolate: false,
    browser: inChromium(),
  },
}

const browserTestFiles = '**/*.browser.test.{ts,tsx}'

/** Tests that want a real browser: which key does what, and where the focus is. */
const inBrowser: TestProjectInlineConfiguration = {
  plugins: [sharedPlugins()],
  optimizeDeps: sharedOptimizeDeps,
  test: {
    name: 'unit-browser',
    include: [`packages/ui/src/${browserTestFiles}`],
    testTimeout: 15_000,
    retry: 1,
    browser: inChromium(),
  },
}

const testFiles = '**/*.test.{ts,tsx}'
const documentTestFiles = '**/*.dom.test.{ts,tsx}'

/** Tests on Node of what these folders hold. */
function onNode(name: string, folders: string): TestProjectInlineConfiguration {
  return {
    plugins: [sharedPlugins()],
    test: {
      name,
      include: [`${folders}/${testFiles}`],
      exclude: ['**/node_modules/**', '**/dist/**', documentTestFiles, browserTestFiles],
      // The files of a process share what they import: to load it anew for each took half of the time.
      isolate: false,
      // The gateway's tests use real databases and chains, which can be slow on a busy machine.
      testTimeout: name === 'gateway' ? 30_000 : 15_000,
      hookTimeout: 60_000,
    },
  }
}

/** The gateway's tests of what differs by database, on the embedded one also where there is PostgreSQL. */
const onEmbedded: TestProjectInlineConfiguration = {
  plugins: [sharedPlugins()],
  test: {
    name: 'gateway-embedded',
    include: [
      'packages/gateway/src/{ledger,payments}/**/*.test.ts',
      'packages/gateway/src/webhooks/webhookSender.test.ts',
      'packages/gateway/src/http/naughtyStrings.test.ts',
    ],
    isolate: false,
    testTimeout: 30_000,
    env: { TEST_DATABASE_URL: '' },
  },
}

/** Tests that want a document, each file in a process of its own: what is on a page, and what it has fetched, stays with it. */
const inDocument: TestProjectInlineConfiguration = {
  plugins: [sharedPlugins()],
  test: {
    name: 'unit-document',
    include: [`{packages,mocks,scripts,visual}/${documentTestFiles}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'jsdom',
    testTimeout: 15_000,
  },
}

/** The contract's suite against one server. The mocks know the successful flows alone. */
function contract(
  server: 'mocks' | 'pglite' | 'postgres',
  files: string,
): TestProjectInlineConfiguration {
  return {
    test: {
      name: `contract-${server}`,
      include: [`contract-tests/src/${files}.test.ts`],
      provide: { server },
      // On a busy machine, the gateway takes a while for what a week has made due.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}

/** `@sluice/ui` and `@sluice/node` as they are published. */
const publishedPackages: TestProjectInlineConfiguration = {
  test: {
    name: 'package',
    include: ['scripts/package/*.check.ts'],
    globalSetup: 'scripts/package/buildOnce.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}

/** The published packages in frameworks and runtimes, each with packages of its own. */
const inFrameworks: TestProjectInlineConfiguration = {
  test: {
    name: 'frameworks',
    include: ['scripts/frameworks/*.check.ts'],
    globalSetup: 'scripts/package/buildOnce.ts',
    fileParallelism: false,
    testTimeout: 60_000,
  },
}

/** Three changes of the design, each of which the pictures must report where it shows. */
const visualExperiments: TestProjectInlineConfiguration = {
  test: { name: 'visual-experiments', include: ['visual/*.check.ts'] },
}

export default defineConfig({
  test: {
    // Tests wait for servers and browsers half of the time, so that even two processors can do with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      onNode('unit', '{packages/{api,app,node,ui},examples,mocks,scripts,visual}'),
      inDocument,
      inBrowser,
      onNode('gateway', 'packages/gateway'),
      onEmbedded,
      stories,
      contract('mocks', '{flows,openApiCheck}'),
      contract('pglite', 'contract'),
      ...(process.env.TEST_DATABASE_URL ? [contract('postgres', 'flows')] : []),
      publishedPackages,
      inFrameworks,
      visualExperiments,
    ],
  },
})
