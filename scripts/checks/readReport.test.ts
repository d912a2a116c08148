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

async function read(report: 'vitest' | 'playwright', content: string, exitCode: number) {
  const file = join(folder, 'report.json')
  await writeFile(file, content)
  return readReport({ name: 'unit', report }, file, exitCode)
}

function vitest(counts: object, unhandled = 0): string {
  const other = { passed: 7, failed: 1, skipped: 0, suspects: ['of another project'] }
  return JSON.stringify({ projects: { unit: counts, other }, unhandled })
}

const noTests = { passed: 0, failed: 1, skipped: 0, note: 'ran no tests', suspects: [] }

test('counts come from the report, and silence is a failure', async () => {
  const five = { passed: 5, failed: 0, skipped: 2, suspects: [] }
  expect(await read('vitest', vitest(five), 0)).toEqual(five)
  // Another project failed.
  expect(await read('vitest', vitest(five), 1)).toEqual(five)
  expect(await read('vitest', vitest(five, 1), 1)).toMatchObject({ passed: 5, failed: 1 })
  const nothing = { passed: 0, failed: 0, skipped: 0, suspects: [] }
  expect(await read('vitest', vitest(nothing), 0)).toEqual(noTests)
  expect(await read('vitest', '{"projects', 0)).toMatchObject({ note: 'left no report' })

  const suites: object[] = []
  const stats = { expected: 3, unexpected: 1, flaky: 2, skipped: 4 }
  const counts = { passed: 5, failed: 1, skipped: 4, note: '2 passed on retry', suspects: [] }
  expect(await read('playwright', JSON.stringify({ stats, suites }), 1)).toEqual(counts)
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(await read('playwright', JSON.stringify({ stats: none, suites }), 0)).toEqual(noTests)
})

function spec(title: string, status: string) {
  return { file: 'c.ts', title, tests: [{ status }] }
}

test('tests that failed or were repeated are named', async () => {
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  const suites = [
    { specs: [spec('pays', 'expected')], suites: [{ specs: [spec('waits', 'flaky')] }] },
    { specs: [spec('refunds', 'unexpected')] },
  ]
  expect(await read('playwright', JSON.stringify({ stats, suites }), 1)).toMatchObject({
    suspects: ['c.ts: waits (passed on retry)', 'c.ts: refunds'],
  })
})
