import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
