import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../lib/root.ts'
import { plantedViolations } from './plantedViolations.ts'

/** What oxlint's JSON report says of one finding. */
interface Finding {
  code: string
  message: string
  filename: string
}

const run = promisify(execFile)
const houses: string[] = []

afterAll(() => Promise.all(houses.map((house) => rm(house, { recursive: true }))))

/** Lints the given files under the house's own configuration, in an empty copy of the house. */
async function lint(files: readonly (readonly [string, string])[]): Promise<Finding[]> {
  const house = await realpath(await mkdtemp(join(tmpdir(), 'sluice-arrows-')))
  houses.push(house)
  for (const part of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint', 'scripts/lib'])
    await cp(join(root, part), join(house, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const [file, code] of files) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), `${code}\n`)
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const flags = ['--format', 'json', '--ignore-pattern', 'scripts']
  const { stdout } = await run(oxlint, flags, { cwd: house }).catch(
    (failure: { stdout: string }) => failure,
  )
  const report: { diagnostics: Finding[]; number_of_files: number } = JSON.parse(stdout)
  expect(report.number_of_files).toBe(new Set(files.map(([file]) => file)).size)
  return report.diagnostics
}

let findings: Finding[] = []

beforeAll(async () => {
  findings = await lint(plantedViolations.map(({ file, code }) => [file, code]))
}, 60_000)

test.each(plantedViolations)('$file with $code is caught: $says', ({ says, file }) => {
  expect(findings.filter(({ filename }) => filename === file)).toEqual([
    expect.objectContaining({ code: 'sluice(arrows)', message: says }),
  ])
})

test('the clean twins pass', async () => {
  const twins = plantedViolations.map(
    ({ file, clean }) => [clean.file ?? file, clean.code] as const,
  )
  expect(await lint(twins)).toEqual([])
})

test('a cycle is caught, a chain is not', async () => {
  const folder = 'packages/api/src/session'
  const chain = [
    [`${folder}/token.ts`, `export { cookie } from './cookie.ts'`],
    [`${folder}/cookie.ts`, `export { clock } from './clock.ts'`],
    [`${folder}/clock.ts`, `export const clock = 1`],
  ] as const
  const cycle = [
    ...chain,
    [`${folder}/clock.ts`, `export { token as clock } from './token.ts'`],
  ] as const

  expect(await lint(chain)).toEqual([])
  expect(new Set((await lint(cycle)).map(({ code }) => code))).toEqual(
    new Set(['import(no-cycle)']),
  )
})
