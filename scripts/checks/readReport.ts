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

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
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
  kind: Check['report'],
  file: string,
  exitCode: number | null,
): Promise<Counts> {
  if (kind === 'exit code') {
    return exitCode === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 }
  }
  const read = kind === 'vitest' ? readVitest : readPlaywright
  const counts = await readFile(file, 'utf8')
    .then(read)
    .catch(() => undefined)
  if (!counts) return { passed: 0, failed: 1, skipped: 0, note: 'left no report' }
  if (counts.failed > 0) return counts
  if (exitCode !== 0)
    return { ...counts, failed: 1, note: `exited with code ${exitCode ?? 'none'}` }
  if (counts.passed + counts.skipped === 0) return { ...counts, failed: 1, note: 'ran no tests' }
  return counts
}

function readVitest(text: string): Counts {
  const report: VitestReport = JSON.parse(text)
  // A file that fails to load reports no failed test.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  )
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    suspects: [...unloaded.map(({ name }) => name), ...failed.map(({ fullName }) => fullName)],
  }
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
