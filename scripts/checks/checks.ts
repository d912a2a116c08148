import type { Check } from './check.ts'

/** The checks that read the code without running it. */
export const staticChecks: readonly Check[] = [
  { name: 'types', command: ['tsc', '-p', '.'], report: 'exit code', limit: 300 },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    report: 'exit code',
    limit: 300,
  },
  { name: 'format', command: ['oxfmt', '--check', '.'], report: 'exit code', limit: 300 },
]

/** The contract suite against one server. */
function contract(server: string, needs: Check['needs'] = []): Check {
  const config = 'contract-tests/vitest.config.ts'
  return {
    name: `contract-${server}`,
    command: ['vitest', 'run', '--config', config, '--project', `contract-${server}`],
    report: 'vitest',
    needs,
    limit: 1200,
  }
}

/** One half of the stories: two processes at a time are what the machine bears. */
function storiesHalf(half: 1 | 2): Check {
  return {
    name: `stories-${half}`,
    command: ['vitest', 'run', '--project', 'stories', `--shard=${half}/2`],
    report: 'vitest',
    needs: ['chromium'],
    limit: 1200,
  }
}

/** Every check of the project, in the order in which they start. A new one is a new entry here. */
export const checks: readonly Check[] = [
  ...staticChecks,
  { name: 'unused', command: ['knip', '--no-config-hints'], report: 'exit code', limit: 300 },
  { name: 'build', command: ['node', 'scripts/run.js', 'build'], report: 'exit code', limit: 600 },
  {
    name: 'bytes',
    command: ['node', 'scripts/run.js', 'bytes'],
    report: 'exit code',
    after: ['build'],
    limit: 300,
  },
  {
    name: 'storybook',
    command: [
      'storybook',
      'build',
      '--disable-telemetry',
      '--quiet',
      '--output-dir',
      'storybook-static',
    ],
    report: 'exit code',
    onRequest: true,
    limit: 600,
  },
  // What takes longest starts first.
  {
    // Its pictures belong to one platform and browser; elsewhere it could compare nothing.
    name: 'visual',
    command: ['playwright', 'test', '--config', 'visual/playwright.config.ts'],
    report: 'playwright',
    needs: ['chromium'],
    after: ['storybook'],
    onRequest: true,
    limit: 1800,
  },
  {
    name: 'e2e-pglite',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=pglite*'],
    report: 'playwright',
    needs: ['chromium'],
    after: ['build'],
    limit: 1800,
  },
  {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'unit*'],
    report: 'vitest',
    limit: 1200,
  },
  {
    // On PostgreSQL where there is one.
    name: 'gateway',
    command: ['vitest', 'run', '--project', 'gateway'],
    report: 'vitest',
    limit: 1200,
  },
  {
    // The embedded database answers the contract suite and most journeys besides.
    name: 'gateway-embedded',
    command: [
      'vitest',
      'run',
      '--project',
      'gateway',
      'src/payments',
      'src/transactions',
      'src/webhooks/webhookSender',
    ],
    env: { TEST_DATABASE_URL: '' },
    report: 'vitest',
    limit: 1200,
  },
  storiesHalf(1),
  storiesHalf(2),
  {
    name: 'package',
    command: ['vitest', 'run', '--config', 'scripts/package/vitest.config.ts'],
    report: 'vitest',
    needs: ['chromium'],
    limit: 600,
  },
  contract('mocks'),
  contract('pglite'),
  contract('postgres', ['postgres']),
  {
    name: 'e2e-postgres',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=postgres*'],
    report: 'playwright',
    needs: ['chromium', 'postgres'],
    after: ['build'],
    limit: 1200,
  },
]
