import { readFile } from 'node:fs/promises'

import type { Check, Counts } from './check.ts'

/** The counts of Vitest's JSON report that are used here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/** The counts of Playwright's JSON report that are used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * What a finished check's report says. A program that failed without saying which test did, one that ran no test and
 * one that left no readable report each count as one failure, so that silence is never taken for success.
 */
export async function readReport(
  check: Pick<Check, 'report'>,
  file: string,
  exitCode: number | null,
): Promise<Counts & { note?: string }> {
  if (check.report === 'exit code') {
    const failed = exitCode === 0 ? 0 : 1
    return { passed: 1 - failed, failed, skipped: 0 }
  }
  const read = check.report === 'vitest' ? readVitest : readPlaywright
  const counts = await readFile(file, 'utf8')
    .then((text) => read(text))
    .catch(() => undefined)
  if (!counts) return { passed: 0, failed: 1, skipped: 0, note: 'left no report' }
  if (exitCode !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, note: `ended with code ${exitCode ?? 'none'}` }
  }
  if (counts.passed + counts.failed + counts.skipped === 0) {
    return { ...counts, failed: 1, note: 'ran no test' }
  }
  return counts
}

function readVitest(text: string): Counts & { note?: string } {
  const report: VitestReport = JSON.parse(text)
  // A file that could not even be loaded has failed without a test to say so.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What passed only when it was tried again has passed, but not in silence. */
function readPlaywright(text: string): Counts & { note?: string } {
  const { stats }: PlaywrightReport = JSON.parse(text)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { note: `${stats.flaky} passed on a further try` }),
  }
}
