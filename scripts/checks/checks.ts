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
  /** The folders whose files decide its result, with the files at the root. Unchanged, it need not run again. */
  readonly inputs: readonly string[]
  /** What it writes that others use. Without it, it runs again. */
  readonly output?: string
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

const contract = 'packages/api/src/contract/'
const gateway = ['packages/gateway/', 'packages/contracts/', contract, 'scripts/lib/']
const app = ['packages/ui/', 'packages/api/', 'packages/app/']
const screens = [...app, 'mocks/', '.storybook/']
const sources = [
  'packages/',
  'mocks/',
  'examples/',
  'contract-tests/',
  'e2e/',
  'scripts/',
  '.storybook/',
]
/** What a server needs that serves the app, and what journeys do there. */
const product = ['packages/', 'mocks/', 'e2e/', 'scripts/']

/** A project of `vitest.config.ts`. All that have to run share one run of Vitest. */
function project(name: string, inputs: readonly string[], more: Partial<Check> = {}): Check {
  return { name, command: ['vitest', 'run', '--project', name], report: 'vitest', inputs, ...more }
}

function playwright(
  name: string,
  args: readonly string[],
  inputs: readonly string[],
  more: Partial<Check> = {},
): Check {
  const command = ['playwright', 'test', '--config', ...args] as const
  return { name, command, report: 'playwright', inputs, needs: ['chromium'], ...more }
}

function program(
  name: string,
  command: Check['command'],
  inputs: readonly string[],
  more: Partial<Check> = {},
): Check {
  return { name, command, report: 'exit code', inputs, ...more }
}

/** Every check of the project, in the order in which they start. */
export const checks: readonly Check[] = [
  program('types', ['tsc', '-p', '.'], [...sources, 'visual/']),
  program('lint', ['oxlint', '--type-aware', '--deny-warnings'], [...sources, 'visual/']),
  program('format', ['oxfmt', '--check', '.'], [...sources, 'visual/', 'docs/', '.changeset/']),
  program('unused', ['knip', '--no-config-hints'], [...sources, 'visual/']),
  program('build', ['node', 'scripts/run.js', 'build'], [...app, 'scripts/'], {
    output: 'packages/app/dist/index.html',
  }),
  program('bytes', ['node', 'scripts/run.js', 'bytes'], [...app, 'scripts/'], {
    after: ['build'],
  }),
  project('unit', [...product, 'examples/', 'visual/', 'docs/']),
  project('unit-document', [...app, 'mocks/', 'scripts/']),
  project('unit-browser', ['packages/ui/'], { needs: ['chromium'] }),
  project('gateway', gateway, { uses: ['postgres'] }),
  // Otherwise the embedded database is tested by the contract suite and by most journeys.
  project('gateway-embedded', gateway, { onRequest: true }),
  project('stories', screens, { needs: ['chromium'] }),
  // As on a page that a browser translates. By itself: the stories of one run are either translated or not.
  program('stories-translated', ['vitest', 'run', '--project', 'stories'], screens, {
    env: { TRANSLATED: '1' },
    needs: ['chromium'],
    onRequest: true,
  }),
  project('contract-mocks', ['contract-tests/', 'mocks/', ...gateway]),
  project('contract-pglite', ['contract-tests/', ...gateway]),
  project('contract-postgres', ['contract-tests/', ...gateway], {
    needs: ['postgres'],
    onRequest: true,
  }),
  project('package', [...app, 'packages/node/', 'scripts/package/', 'scripts/lib/'], {
    needs: ['chromium'],
  }),
  project('frameworks', ['packages/ui/', 'packages/node/', 'scripts/'], {
    needs: ['chromium'],
    onRequest: true,
  }),
  // Builds Storybook too.
  program('visual', ['node', 'visual/main.ts', '--all'], [...screens, 'visual/'], {
    needs: ['chromium'],
    onRequest: true,
  }),
  // By itself: it builds Storybook four times, and other tests would starve.
  program(
    'visual-experiments',
    ['vitest', 'run', '--project', 'visual-experiments'],
    [...screens, 'visual/'],
    { needs: ['chromium'], onRequest: true },
  ),
  playwright('e2e-pglite', ['e2e/playwright.config.ts', '--project=pglite*'], product, {
    after: ['build'],
  }),
  playwright('e2e-postgres', ['e2e/playwright.config.ts', '--project=postgres*'], product, {
    needs: ['chromium', 'postgres'],
    after: ['build'],
    onRequest: true,
  }),
  program('contracts', ['forge', 'test', '--gas-snapshot-check=true'], ['packages/contracts/'], {
    folder: 'packages/contracts',
  }),
  program(
    'contract-artifacts',
    ['node', 'scripts/compile.ts', '--check'],
    ['packages/contracts/'],
    { folder: 'packages/contracts' },
  ),
]
