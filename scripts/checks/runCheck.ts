import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { signalGroup, spawnGroup } from '../lib/processGroup.ts'
import { root } from '../lib/root.ts'
import type { Check } from './checks.ts'
import { readReport } from './readReport.ts'
import type { Counts } from './readReport.ts'

/** The result of one check. */
export interface Outcome extends Counts {
  readonly name: string
  readonly seconds: number
}

const reportsFolder = join(root, 'reports')
const timeoutMinutes = 45

function logFile(name: string): string {
  return join(reportsFolder, `${name}.log`)
}

/** Runs one check and reads its report. Its output goes to `reports/<name>.log`. */
export async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(reportsFolder, `${check.name}.json`)
  await mkdir(reportsFolder, { recursive: true })
  await rm(report, { force: true })
  const [program, ...args] = check.command
  const started = performance.now()
  const child = spawnGroup(
    join(root, 'node_modules/.bin', program),
    [...args, ...reporterFlags(check.report, report)],
    {
      cwd: join(root, check.folder ?? ''),
      env: { ...env, ...check.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: 'pipe',
    },
  )
  const log = createWriteStream(logFile(check.name))
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })

  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    signalGroup(child, 'SIGKILL')
  }, timeoutMinutes * 60_000)
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  clearTimeout(timer)
  log.end()

  const counts = await readReport(check.report, report, exitCode)
  const seconds = (performance.now() - started) / 1000
  if (!timedOut) return { name: check.name, seconds, ...counts }
  const note = `timed out after ${timeoutMinutes} min`
  return { name: check.name, seconds, ...counts, failed: Math.max(1, counts.failed), note }
}

function reporterFlags(kind: Check['report'], report: string): readonly string[] {
  if (kind === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  }
  return kind === 'playwright' ? ['--reporter=list,json'] : []
}

/** The last lines that a check printed. */
export async function endOfLog(name: string): Promise<string> {
  const lines = (await readFile(logFile(name), 'utf8')).trimEnd().split('\n')
  return lines.slice(-100).join('\n')
}
