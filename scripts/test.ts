import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import type { Check } from './checks/check.ts'
import { checks } from './checks/checks.ts'
import { printFailures } from './checks/printFailures.ts'
import { meetRequirements } from './checks/requirements.ts'
import { reportsFolder, runCheck } from './checks/runCheck.ts'
import { runChecks } from './checks/runChecks.ts'
import { closingLine, isGood, outcomeLine, table, total } from './checks/summary.ts'
import { startPostgres } from './lib/postgres.ts'
import type { PostgresCluster } from './lib/postgres.ts'
import { endGroupsOnSignal } from './lib/processGroup.ts'
import { say } from './lib/say.ts'
import { compileCache } from './lib/spawnGateway.ts'

/**
 * Runs the checks, with `--all` also those that only run on request, or those whose names are given:
 * `npm test -- unit contract-mocks`.
 */
const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const unknown = names.find((name) => !checks.some((check) => check.name === name))
if (unknown !== undefined) {
  say(`There is no check ${unknown}. There are: ${checks.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const selected = checks.filter(({ name, onRequest }) =>
  names.length > 0 ? names.includes(name) : flags.all || !onRequest,
)

let cluster: PostgresCluster | undefined
endGroupsOnSignal(() => cluster?.stop())
await mkdir(reportsFolder, { recursive: true })
const missing = meetRequirements(new Set(['chromium', 'postgres'] as const))
for (const [name, advice] of Object.entries(missing)) say(`No ${name} here: ${advice}.`)
if (!missing.postgres && !process.env.TEST_DATABASE_URL) cluster = await startPostgres()

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_COMPILE_CACHE: compileCache,
  TEST_DATABASE_URL: cluster?.url ?? process.env.TEST_DATABASE_URL,
}

try {
  const outcomes = await runChecks(selected, {
    missing,
    atOnce: 2,
    run: (check: Check) => {
      say(`  ${check.name} …`)
      return runCheck(check, env)
    },
    onOutcome: (outcome) => say(outcomeLine(outcome)),
  })

  await printFailures(outcomes)
  say(`\n${table(outcomes)}\n`)
  if (names.length === 0 && selected.length < checks.length) {
    const left = checks.filter((check) => !selected.includes(check)).map(({ name }) => name)
    say(`Not asked for: ${left.join(' and ')}. npm test -- --all runs them too.`)
  }
  const counts = total(outcomes)
  say(closingLine(counts))
  process.exitCode = isGood(counts) ? 0 : 1
} finally {
  await cluster?.stop()
}
