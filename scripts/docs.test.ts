import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { expect, test } from 'vitest'

import { settingsSchema } from '../packages/gateway/src/config/settings.ts'
import { settingsFromEnvironment } from '../packages/gateway/src/config/loadSettings.ts'
import { root } from './lib/root.ts'

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The first column of the rows of a Markdown file's tables that start with code, in their order. */
function firstCells(file: string): string[] {
  return [...read(file).matchAll(/^\| `([^`]+)`/gm)].map(([, cell = '']) => cell)
}

const productDecisions = 'docs/decisions/0001-product-decisions.md'
const records = globSync('docs/decisions/*.md', { cwd: root })

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number))
}

test('the README lists every command of package.json, in the same order', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const written = firstCells('README.md').filter((cell) => cell.startsWith('npm '))
  expect(written).toEqual(
    Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    ),
  )
})

test('every setting of the gateway is documented, and no other', () => {
  const names = Object.keys(settingsSchema.entries).map((name) => name.toUpperCase())
  expect(firstCells('docs/settings.md').toSorted()).toEqual(names.toSorted())
})

// What begins with VITE_ is for the build of the app, not for the gateway.
test('the example of the settings names every one, and its secrets start nothing', () => {
  const lines = [...read('.env.example').matchAll(/^# (?!VITE_)([A-Z_]+)=(.*)$/gm)]
  const names = Object.keys(settingsSchema.entries).map((name) => name.toUpperCase())
  expect(lines.map(([, name = '']) => name).toSorted()).toEqual(names.toSorted())
  const example = Object.fromEntries(lines.map(([, name = '', value]) => [name, value]))
  const own = { OIDC_ISSUER: '', SECRET_KEY: 'a secret key of at least 32 characters' }
  expect(() => settingsFromEnvironment({ ...example, OIDC_ISSUER: '' })).toThrow(/^SECRET_KEY is/)
  expect(() => settingsFromEnvironment({ ...example, ...own })).toThrow(/^DATABASE_URL still has/)
  const database = { DATABASE_URL: 'postgres://sluice@127.0.0.1/sluice' }
  expect(() => settingsFromEnvironment({ ...example, ...own, ...database })).toThrow(
    /^SMTP_URL still has/,
  )
})

test('product decisions are numbered without gaps', () => {
  const numbers = numbersIn(read(productDecisions), /^- \*\*D(\d+)\*\*/gm)
  expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1))
})

test.each(records)('%s has its number, date and status, and fits on a page', (file) => {
  const text = read(file)
  expect(text).toMatch(new RegExp(`^# ${Number(basename(file).slice(0, 4))}\\. `))
  expect(text).toMatch(/^Date: 20\d\d-\d\d-\d\d.*\bStatus: (?:accepted|replaced by record \d+)\./m)
  // The product decisions are as long as there are many of them.
  const most = file === productDecisions ? 200 : 60
  expect(text.split('\n').length).toBeLessThanOrEqual(most)
})

test('every reference to a product decision (D12) or a record (record 12) leads to one', () => {
  const known = {
    decisions: new Set(numbersIn(read(productDecisions), /^- \*\*D(\d+)\*\*/gm)),
    records: new Set(records.map((file) => Number(basename(file).slice(0, 4)))),
  }
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.mdx'], { cwd: root })
  const wrong = files
    .toString()
    .trim()
    .split('\n')
    .flatMap((file) => {
      if (file === 'scripts/docs.test.ts') return []
      const text = read(file)
      return [
        ...numbersIn(text, /\bD(\d{1,2})\b/g).filter((number) => !known.decisions.has(number)),
        ...numbersIn(text, /\brecords? (\d+)/gi).filter((number) => !known.records.has(number)),
        ...numbersIn(text, /\bdecisions? (?!5\b|43\b)(\d+)/gi),
      ].map((number) => `${file}: ${number}`)
    })
  expect(wrong).toEqual([])
})

test('every path in ARCHITECTURE.md exists', () => {
  const paths = [...read('ARCHITECTURE.md').matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every component has been there since a version that is out, or the next', () => {
  const next = JSON.parse(read('packages/ui/package.json')).version.replace(
    /\.(\d+)\.\d+$/,
    (_: string, minor: string) => `.${Number(minor) + 1}.0`,
  )
  const released = [...read('packages/ui/CHANGELOG.md').matchAll(/^## (\S+)$/gm)]
  const stories = globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root })
  const since = stories.flatMap((file) => /since: '(.+)'/.exec(read(file))?.[1] ?? `none: ${file}`)
  const known = new Set([...released.map(([, version]) => version), next])
  expect([...new Set(since)].filter((version) => !known.has(version))).toEqual([])
})
