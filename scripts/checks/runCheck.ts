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
  /** Its log in `reports`. */
  readonly log: string
  readonly seconds: number
}

const reportsFolder = join(root, 'reports')
const timeoutMinutes = 40

function logFile(name: string): string {
  return join(reportsFolder, `${name}.log`)
}

/** Runs a program, once more if it did not end in time: a process can hang on a busy machine. Null if both hung. */
async function runProgram(...[name, command, options]: Parameters<typeof runOnce>) {
  const exitCode = await runOnce(name, command, options)
  if (exitCode !== null) return exitCode
  console.log(`${name} did not end within ${timeoutMinutes} minutes:\n${await endOfLog(name)}`)
  return runOnce(name, command, options)
}

/** Runs a program. Null if it did not end by itself. Its output goes to `reports/<name>.log`. */
async function runOnce(
  name: string,
  [program, ...args]: Check['command'],
  { folder = '', env }: { folder?: string | undefined; env: NodeJS.ProcessEnv },
): Promise<number | null> {
  await mkdir(reportsFolder, { recursive: true })
  const options = { cwd: join(root, folder), env, stdio: 'pipe' } as const
  const child = spawnGroup(join(root, 'node_modules/.bin', program), args, options)
  const log = createWriteStream(logFile(name))
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMinutes * 60_000)
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  clearTimeout(timer)
  log.end()
  return exitCode
}

/** Runs one check, or all that are projects of Vitest in one run, and reads what each came to. */
export async function runChecks(
  checks: readonly [Check, ...Check[]],
  env: NodeJS.ProcessEnv,
): Promise<Outcome[]> {
  const [{ report: kind, name, command, folder, env: more }] = checks
  const log = kind === 'vitest' ? 'vitest' : name
  const report = join(reportsFolder, `${log}.json`)
  await rm(report, { force: true })
  const started = performance.now()
  const exitCode = await runProgram(log, commandOf(kind, command, checks), {
    folder,
    env: { ...env, ...more, PROJECT_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const seconds = (performance.now() - started) / 1000
  return Promise.all(
    checks.map(async (check) => ({
      name: check.name,
      log,
      seconds,
      ...(await readReport(check, report, exitCode)),
    })),
  )
}

function commandOf(
  kind: Check['report'],
  command: Check['command'],
  checks: readonly Check[],
): Check['command'] {
  if (kind === 'playwright') return [...command, '--reporter=list,json']
  if (kind === 'exit code') return command
  const projects = checks.flatMap(({ name }) => ['--project', name])
  const reporters = ['--reporter=default', '--reporter=./scripts/checks/projectReporter.ts']
  return ['vitest', 'run', ...projects, ...reporters]
}

/** The last lines that a check printed. */
export async function endOfLog(name: string): Promise<string> {
  const lines = (await readFile(logFile(name), 'utf8')).trimEnd().split('\n')
  return lines.slice(-100).join('\n')
}
