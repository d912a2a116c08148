/**
 * Runs every check, with `--all` also those on request, or the checks that are named: `npm test -- unit lint`. What passed
 * with the same files before is not run again, except with `--fresh`.
 */
import { parseArgs } from 'node:util'

import { checks } from './checks/checks.ts'
import type { Check } from './checks/checks.ts'
import { missingRequirements } from './checks/requirements.ts'
import { createMemory } from './checks/inputs.ts'
import { endOfLog, runChecks } from './checks/runCheck.ts'
import type { Outcome } from './checks/runCheck.ts'
import { compileCache } from './lib/gatewayProcess.ts'
import { startPostgres } from './lib/postgres.ts'
import type { PostgresCluster } from './lib/postgres.ts'
import { endGroupsOnSignal } from './lib/processGroup.ts'

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
})
const unknown = names.find((name) => !checks.some((check) => check.name === name))
if (unknown !== undefined) {
  console.log(`Unknown check: ${unknown}. Checks: ${checks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const selected = checks.filter(({ name, onRequest }) =>
  names.length > 0 ? names.includes(name) : flags.all || !onRequest,
)

let cluster: PostgresCluster | undefined
endGroupsOnSignal(() => cluster?.stop())

const required = new Set(selected.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]))
const missing = missingRequirements(required)
for (const [name, advice] of Object.entries(missing)) console.log(`No ${name} found: ${advice}.`)
if (required.has('postgres') && !missing.postgres && !process.env.TEST_DATABASE_URL) {
  cluster = await startPostgres()
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_COMPILE_CACHE: compileCache,
  TEST_DATABASE_URL: cluster?.url ?? process.env.TEST_DATABASE_URL,
}

const memory = await createMemory()
const outcomes = new Map<string, Outcome>()
try {
  await runAll()
} finally {
  await cluster?.stop()
}
const inOrder = selected.flatMap(({ name }) => outcomes.get(name) ?? [])
const failedLogs = new Set(inOrder.flatMap(({ log, failed }) => (failed > 0 ? log : [])))
for (const log of failedLogs) {
  console.log(`\n──── end of reports/${log}.log\n${await endOfLog(log)}`)
}
console.log(`\n${inOrder.map(resultLine).join('\n')}\n`)
for (const { name, suspects = [] } of inOrder) {
  for (const test of suspects) console.log(`${name}: ${test}`)
}
const left = checks.filter((check) => names.length === 0 && !selected.includes(check))
if (left.length > 0) {
  console.log(`Not run: ${left.map(({ name }) => name).join(', ')} (npm test -- --all runs them).`)
}
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  inOrder.reduce((total, outcome) => total + outcome[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1

/** Runs the selected checks, each after those that it depends on. One at a time: most of them use every processor themselves. */
async function runAll(): Promise<void> {
  for (const first of selected) {
    if (outcomes.has(first.name)) continue
    // All projects of Vitest share one run.
    const group = selected.filter((check) =>
      first.report === 'vitest' ? check.report === 'vitest' : check === first,
    )
    await runGroup(group)
  }
}

function report(outcome: Outcome): void {
  outcomes.set(outcome.name, outcome)
  console.log(resultLine(outcome))
}

/** Runs the checks of a group that have to be run. */
async function runGroup(group: readonly Check[]): Promise<void> {
  const hashes = new Map<Check, string>()
  for (const check of group) hashes.set(check, await memory.hashInputs(check))
  const due: Check[] = []
  for (const check of group) {
    const known = flags.fresh ? null : memory.recall(check, hashes.get(check) ?? '')
    const reason = reasonToSkip(check)
    if (reason !== null) report({ ...skippedOutcome(check), note: reason })
    else if (known)
      report({ ...skippedOutcome(check), ...known, note: 'unchanged since it passed' })
    else due.push(check)
  }
  const [first, ...others] = due
  if (!first) return
  for (const outcome of await runChecks([first, ...others], env)) {
    report(outcome)
    const check = due.find(({ name }) => name === outcome.name)
    if (check && outcome.failed === 0 && outcome.passed > 0) {
      await memory.remember(check, hashes.get(check) ?? '', outcome)
    }
  }
}

function skippedOutcome({ name }: Check): Outcome {
  return { name, log: name, passed: 0, failed: 0, skipped: 1, seconds: 0 }
}

function reasonToSkip(check: Check): string | null {
  const lacking = check.needs?.find((need) => missing[need])
  if (lacking) return `needs ${lacking}: ${missing[lacking]}`
  const broken = check.after?.find((name) => {
    const outcome = outcomes.get(name)
    return outcome && (outcome.failed > 0 || outcome.passed === 0)
  })
  return broken === undefined ? null : `${broken} did not pass`
}

function resultLine({ name, passed, failed, skipped, seconds, note = '' }: Outcome): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`
  return `${mark} ${name.padEnd(17)} ${seconds.toFixed(1).padStart(6)} s  ${counts}  ${note}`.trimEnd()
}
