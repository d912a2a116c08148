import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readReport } from './readReport.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(report: 'vitest' | 'playwright', content: unknown, exitCode: number | null) {
  const file = join(folder, `${report}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readReport({ report }, file, exitCode)
}

function vitest(passed: number, failed: number, skipped: number, files: readonly unknown[] = []) {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: files,
  }
}

test('an exit code is one check passed or failed', async () => {
  expect(await readReport({ report: 'exit code' }, '', 0)).toMatchObject({ passed: 1, failed: 0 })
  expect(await readReport({ report: 'exit code' }, '', 2)).toMatchObject({ passed: 0, failed: 1 })
  expect(await readReport({ report: 'exit code' }, '', null)).toMatchObject({ failed: 1 })
})

test('counts come from the report', async () => {
  expect(await read('vitest', vitest(5, 0, 2), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 4 }
  expect(await read('playwright', { stats }, 1)).toEqual({ passed: 3, failed: 1, skipped: 4 })
})

test('what passed on a further try only is named', async () => {
  const stats = { expected: 3, unexpected: 0, flaky: 2, skipped: 0 }
  expect(await read('playwright', { stats }, 0)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    note: '2 passed on a further try',
  })
})

test('a file that could not be loaded is a failure', async () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const counted = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(await read('vitest', vitest(5, 1, 0, [unloaded, counted]), 1)).toMatchObject({ failed: 2 })
})

test('a failing exit code is a failure even when every test passed', async () => {
  expect(await read('vitest', vitest(5, 0, 0), 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    note: 'ended with code 1',
  })
})

test('silence is a failure: no test, no report, half a report', async () => {
  expect(await read('vitest', vitest(0, 0, 0), 0)).toMatchObject({ failed: 1, note: 'ran no test' })
  expect(await read('vitest', '{"numPassed', 0)).toMatchObject({
    failed: 1,
    note: 'left no report',
  })
  expect(await readReport({ report: 'playwright' }, join(folder, 'none'), 0)).toMatchObject({
    failed: 1,
    note: 'left no report',
  })
})
