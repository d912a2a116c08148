import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

import { messageAreas } from '../messages/Texts.ts'
import { routes } from './routes.ts'

const source = join(import.meta.dirname, '..')
const messages = join(source, 'messages')

/** The area of each message. */
const areaOf = new Map(
  messageAreas.flatMap((area) => {
    const text = readFileSync(join(messages, `en/${area}.json`), 'utf8')
    return Object.keys(JSON.parse(text)).map((key) => [key, area] as const)
  }),
)

/** What names every page, and what names every message. */
function isLeftOut(file: string): boolean {
  return file === join(source, 'routes/routes.ts') || file.startsWith(messages)
}

/** The files that a file imports, at once or later, and itself. */
function filesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || isLeftOut(file) || !existsSync(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)
  for (const [, path = ''] of imports) filesFrom(normalize(join(dirname(file), path)), found)
  return found
}

/** The areas of the messages that a file, or what it imports, names, without those that a part of it loads itself. */
function areasFrom(file: string): string[] {
  const texts = [...filesFrom(file)].map((each) => readFileSync(each, 'utf8'))
  const keys = texts.flatMap((text) =>
    [...text.matchAll(/['"]([A-Za-z]+\.[\w.]+)['"]/g)].map(([, key]) => key),
  )
  const loaded = new Set(
    texts.flatMap((text) => [...text.matchAll(/texts\.load\('(\w+)'\)/g)].map(([, area]) => area)),
  )
  const areas = new Set(keys.flatMap((key) => areaOf.get(key ?? '') ?? []))
  return [...areas].filter((area) => !loaded.has(area)).toSorted()
}

/** The page of each route. Importing them would load the app. */
const pages = [
  ...readFileSync(join(source, 'routes/routes.ts'), 'utf8').matchAll(/import\('(\.[^']+)'\)/g),
].map(([, path = '']) => join(source, 'routes', path))

test.each(routes.map((route, index) => ({ ...route, page: pages[index] ?? '' })))(
  '$path loads the messages that it shows',
  ({ page, messages: areas }) => {
    const loaded = ['common', ...areas]
    expect(loaded).toEqual(expect.arrayContaining(areasFrom(page)))
  },
)

test('what is around merchants’ pages shows messages of all pages and those of merchants', () => {
  expect(areasFrom(join(source, 'shell/AuthenticatedLayout.tsx'))).toEqual([
    'app',
    'common',
    'merchant',
  ])
})
