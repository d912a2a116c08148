import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { signalGroup, spawnGroup } from '../lib/processGroup.ts'
import { root } from '../lib/root.ts'
import type { Check, Outcome } from './check.ts'
import { readReport } from './readReport.ts'

/** Where reports and logs go, one of each a check. */
export const reportsFolder = join(root, 'reports')

/** The file with everything that a check printed. */
export function logFile(name: string): string {
  return join(reportsFolder, `${name}.log`)
}

/** Runs one check to its end, or to its time limit, and reads its report. */
export async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(reportsFolder, `${check.name}.json`)
  await rm(report, { force: true })
  const [program, ...args] = check.command
  const started = performance.now()
  const child = spawnGroup(
    join(root, 'node_modules/.bin', program),
    [...args, ...reporterFlags(check, report)],
    {
      cwd: root,
      env: { ...env, ...check.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: 'pipe',
    },
  )
  const log = createWriteStream(logFile(check.name))
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })

  let hanging = false
  const timer = setTimeout(() => {
    hanging = true
    signalGroup(child, 'SIGKILL')
  }, check.limit * 1000)
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  clearTimeout(timer)
  log.end()

  const counts = await readReport(check, report, exitCode)
  const outcome = { name: check.name, seconds: (performance.now() - started) / 1000, ...counts }
  if (!hanging) return outcome
  return { ...outcome, failed: Math.max(1, counts.failed), note: `hung for ${check.limit} s` }
}

function reporterFlags(check: Check, report: string): readonly string[] {
  if (check.report === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  }
  return check.report === 'playwright' ? ['--reporter=list,json'] : []
}
