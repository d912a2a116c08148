/** What a check may need from the machine. */
export type Requirement = 'chromium' | 'postgres'

/** One entry of `npm test`. */
export interface Check {
  /** Selects the check (`npm test -- unit`) and names its report and log. */
  readonly name: string
  /** A program in `node_modules/.bin` and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** The working directory, below the root. */
  readonly folder?: string
  /** Where the counts come from: the runner's JSON report, or the exit code of a check without parts. */
  readonly report: 'vitest' | 'playwright' | 'exit code'
  /** Without these the check is skipped. */
  readonly needs?: readonly Requirement[]
  /** The check uses these where they are available. */
  readonly uses?: readonly Requirement[]
  /** Extra environment variables. */
  readonly env?: Readonly<Record<string, string>>
  /** Checks that must pass first, if they are part of the run. */
  readonly after?: readonly string[]
  /** Runs only when selected by name or with `--all`. */
  readonly onRequest?: true
}

function vitest(name: string, args: readonly string[], more: Partial<Check> = {}): Check {
  return { name, command: ['vitest', 'run', ...args], report: 'vitest', ...more }
}

function playwright(name: string, args: readonly string[], more: Partial<Check> = {}): Check {
  const command = ['playwright', 'test', '--config', ...args] as const
  return { name, command, report: 'playwright', needs: ['chromium'], ...more }
}

function program(name: string, command: Check['command'], more: Partial<Check> = {}): Check {
  return { name, command, report: 'exit code', ...more }
}

/** Every check of the project, in the order in which they start. The longest start early so that none runs alone at the end. */
export const checks: readonly Check[] = [
  program('types', ['tsc', '-p', '.']),
  program('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  program('format', ['oxfmt', '--check', '.']),
  program('unused', ['knip', '--no-config-hints']),
  program('build', ['node', 'scripts/run.js', 'build']),
  program('bytes', ['node', 'scripts/run.js', 'bytes'], { after: ['build'] }),
  program(
    'storybook',
    ['storybook', 'build', '--disable-telemetry', '--quiet', '--output-dir', 'storybook-static'],
    { onRequest: true },
  ),
  playwright('visual', ['visual/playwright.config.ts'], { after: ['storybook'], onRequest: true }),
  playwright('e2e-pglite', ['e2e/playwright.config.ts', '--project=pglite*'], { after: ['build'] }),
  playwright('e2e-postgres', ['e2e/playwright.config.ts', '--project=postgres*'], {
    needs: ['chromium', 'postgres'],
    after: ['build'],
    onRequest: true,
  }),
  vitest('unit', ['--project', 'unit*']),
  vitest('gateway', ['--project', 'gateway'], { uses: ['postgres'] }),
  // Otherwise the embedded database is tested by the contract suite and by most journeys.
  vitest(
    'gateway-embedded',
    ['--project', 'gateway', 'src/ledger', 'src/transactions', 'src/webhooks/webhookSender'],
    { env: { TEST_DATABASE_URL: '' }, onRequest: true },
  ),
  program('contracts', ['forge', 'test', '--gas-snapshot-check=true'], {
    folder: 'packages/contracts',
  }),
  program('contract-artifacts', ['node', 'scripts/compile.ts', '--check'], {
    folder: 'packages/contracts',
  }),
  vitest('stories-1', ['--project', 'stories', '--shard=1/2'], { needs: ['chromium'] }),
  vitest('stories-2', ['--project', 'stories', '--shard=2/2'], { needs: ['chromium'] }),
  vitest('package', ['--project', 'package'], { needs: ['chromium'] }),
  vitest('contract-mocks', ['--project', 'contract-mocks']),
  vitest('contract-pglite', ['--project', 'contract-pglite']),
  vitest('contract-postgres', ['--project', 'contract-postgres'], {
    needs: ['postgres'],
    onRequest: true,
  }),
]
