import { readFile } from 'node:fs/promises'

import type { Check } from './checks.ts'

/** How many tests of a check passed, failed or were not run. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What the numbers do not say. */
  readonly note?: string
  /** The tests that failed, or passed only when they were repeated. */
  readonly suspects?: readonly string[]
}

/** What `projectReporter.ts` writes. */
interface VitestReport {
  projects: Record<string, Counts>
  /** Errors that belong to no test. */
  unhandled: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs: readonly { file: string; title: string; tests: readonly { status: string }[] }[]
}

/**
 * Reads the counts of a finished check. A missing report, a run without tests and a failing exit code without a failed
 * test each count as one failure, so that silence never looks like success.
 */
export async function readReport(
  { name, report: kind }: Pick<Check, 'name' | 'report'>,
  file: string,
  exitCode: number | null,
): Promise<Counts> {
  if (kind === 'exit code') {
    return exitCode === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 }
  }
  const counts = await readFile(file, 'utf8')
    .then((text) => (kind === 'vitest' ? readVitest(text, name) : readPlaywright(text)))
    .catch(() => undefined)
  if (!counts) return { passed: 0, failed: 1, skipped: 0, note: 'left no report' }
  if (counts.failed > 0) return counts
  // Vitest also fails for another project.
  if (exitCode !== 0 && (kind !== 'vitest' || exitCode === null))
    return { ...counts, failed: 1, note: `exited with code ${exitCode ?? 'none'}` }
  if (counts.passed + counts.skipped === 0) return { ...counts, failed: 1, note: 'ran no tests' }
  return counts
}

function readVitest(text: string, project: string): Counts {
  const { projects, unhandled }: VitestReport = JSON.parse(text)
  const counts = projects[project] ?? { passed: 0, failed: 0, skipped: 0 }
  return unhandled === 0
    ? counts
    : { ...counts, failed: counts.failed + 1, note: 'an error outside of the tests' }
}

function readPlaywright(text: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(text)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { note: `${stats.flaky} passed on retry` }),
    suspects: suites.flatMap(playwrightSuspects),
  }
}

function playwrightSuspects({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file}: ${title}${status === 'flaky' ? ' (passed on retry)' : ''}`),
  )
  return [...own, ...suites.flatMap(playwrightSuspects)]
}
