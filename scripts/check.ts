import { mkdir } from 'node:fs/promises'

import { staticChecks } from './checks/checks.ts'
import { printFailures } from './checks/printFailures.ts'
import { reportsFolder, runCheck } from './checks/runCheck.ts'
import { runChecks } from './checks/runChecks.ts'
import { isGood, outcomeLine, total } from './checks/summary.ts'
import { endGroupsOnSignal } from './lib/processGroup.ts'
import { say } from './lib/say.ts'

/** Types, lint and format side by side: what to run before every commit. */
endGroupsOnSignal(() => undefined)
await mkdir(reportsFolder, { recursive: true })
const outcomes = await runChecks(staticChecks, {
  missing: {},
  atOnce: staticChecks.length,
  run: (check) => runCheck(check, process.env),
  onOutcome: (outcome) => say(outcomeLine(outcome)),
})
await printFailures(outcomes)
process.exitCode = isGood(total(outcomes)) ? 0 : 1
