import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { sentences } from './document.ts'
import { table } from './table.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Whether a file holds a story or a test of that name. */
function holds(text: string, file: string, name: string): boolean {
  if (file.endsWith('.stories.tsx')) return text.includes(`export const ${name}: Story`)
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted))
}

function isThere(place: string): boolean {
  const [file = '', name = ''] = place.split(' > ')
  const path = root + file
  return existsSync(path) && holds(readFileSync(path, 'utf8'), file, name)
}

test('every sentence of the specification has its row, in its order, and no row is left over', () => {
  expect(table.map(({ says }) => says)).toEqual(sentences.map(({ says }) => says))
  expect(sentences.length).toBeGreaterThan(100)
})

test('every row names a test or a story, or gives a reason why there is none', () => {
  const bare = table.filter(({ shownBy = [], unproven }) => shownBy.length === 0 && !unproven)
  expect(bare).toEqual([])
})

test('every test and story that is named exists', () => {
  const named = new Set(table.flatMap(({ shownBy = [] }) => shownBy))
  expect([...named].filter((place) => !isThere(place))).toEqual([])
})

test('a row that names nothing that exists is noticed', () => {
  const story = 'packages/app/src/routes/login/LogInPage.stories.tsx'
  expect(isThere(`${story} > Default`)).toBe(true)
  expect(isThere(`${story} > NoSuchStory`)).toBe(false)
  expect(isThere('packages/app/src/no/such.test.ts > anything')).toBe(false)
})
