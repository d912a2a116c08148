import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '../scripts/lib/root.ts'
import { key, storybookFolder } from './places.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-visual-'))
  await cp(storybookFolder, join(folder, 'storybook'), { recursive: true })
})

test.afterAll(() => rm(folder, { recursive: true }))

/** Runs the comparison of two stories, as `npm run visual` runs it for all, in folders of its own. */
async function run(...flags: string[]): Promise<{ code: number; output: string }> {
  const stories = 'Actions/Button › (Default|Secondary)$|no baseline is left'
  const args = [
    'test',
    '--config',
    'visual/playwright.config.ts',
    '--project=stories',
    '--retries=0',
  ]
  const env = {
    ...process.env,
    VISUAL_STORYBOOK: join(folder, 'storybook'),
    VISUAL_BASELINES: join(folder, 'baselines'),
    VISUAL_REPORT: join(folder, 'report'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json'),
  }
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/playwright'),
      [...args, '--reporter=list', '--grep', stories, ...flags],
      { cwd: root, env },
      (failure, output, errors) => resolve({ code: failure ? 1 : 0, output: output + errors }),
    )
  })
}

async function accept(): Promise<void> {
  expect(await run('--update-snapshots=changed')).toMatchObject({ code: 0 })
}

/** Changes the first stylesheet that the pattern occurs in, and says how to change it back. */
async function plant(
  pattern: RegExp,
  change: (found: string) => string,
): Promise<() => Promise<void>> {
  for await (const name of glob('assets/*.css', { cwd: join(folder, 'storybook') })) {
    const file = join(folder, 'storybook', name)
    const before = await readFile(file, 'utf8')
    if (!pattern.test(before)) continue
    await writeFile(file, before.replace(pattern, change))
    return () => writeFile(file, before)
  }
  throw new Error(`No stylesheet holds ${pattern.source}.`)
}

/** The pictures of the report, of both stories. */
async function reported(): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'report/index.html'), 'utf8')
  return [...page.matchAll(/<img src="[^"]*\/(\w+-(?:expected|actual|diff)\.png)"/g)]
    .map(([, name = '']) => name)
    .toSorted()
}

test('without baselines the pictures are recorded aside and nothing passes; three runs agree', async () => {
  const recorded = join(folder, 'report', key, 'components-actions-button')
  const pictures: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { code, output } = await run()
    expect(code).toBe(0)
    expect(output).toContain(`There are no baselines for ${key}: recorded aside in `)
    expect(output).toContain('3 skipped')
    expect(output).not.toContain('passed')
    pictures.push(await readFile(join(recorded, 'default.png'), 'base64'))
  }
  expect((await readdir(recorded)).toSorted()).toEqual(['default.png', 'secondary.png'])
  expect(new Set(pictures).size).toBe(1)
})

test('what is accepted passes', async () => {
  await accept()
  const { code, output } = await run()
  expect(output).toContain('3 passed')
  expect(code).toBe(0)
})

test('a shift of one pixel fails, with before, after and difference', async () => {
  const restore = await plant(
    /@layer sluice-reset\{/,
    (found) => `button{position:relative;left:1px}${found}`,
  )
  const { code, output } = await run()
  expect(code).toBe(1)
  expect(output).toContain('2 failed')
  expect(output).toContain('2 pictures changed: see ')
  expect(await reported()).toEqual([
    'default-actual.png',
    'default-diff.png',
    'default-expected.png',
    'secondary-actual.png',
    'secondary-diff.png',
    'secondary-expected.png',
  ])
  await restore()
})

test('a colour that changes by two levels of 255 fails, and only where it is seen', async () => {
  const restore = await plant(/--sl-action:#\w{6}/i, (found) => {
    const color = Number.parseInt(found.slice(-6), 16)
    return `--sl-action:#${(color ^ 0x000200).toString(16).padStart(6, '0')}`
  })
  const { code, output } = await run()
  expect(code).toBe(1)
  expect(output).toContain('1 failed')
  expect(await reported()).toEqual([
    'default-actual.png',
    'default-diff.png',
    'default-expected.png',
  ])
  await restore()
})

test('a missing baseline fails, and one whose story is gone', async () => {
  const baselines = join(folder, 'baselines', key)
  await rm(join(baselines, 'components-actions-button/default.png'))
  await mkdir(join(baselines, 'components-gone'))
  await writeFile(join(baselines, 'components-gone/default.png'), '')
  expect((await run()).output).toContain('2 failed')
  await accept()
  expect(await readdir(join(baselines, 'components-gone'))).toEqual([])
  expect(await run()).toMatchObject({ code: 0 })
})

test('with other system fonts the pictures are recorded aside', async () => {
  await writeFile(join(folder, 'baselines', key, 'letters.png'), 'other letters')
  const { code, output } = await run()
  expect(code).toBe(0)
  expect(output).toContain(`The baselines for ${key} were taken with other system fonts`)
  expect(output).toContain('3 skipped')
})
