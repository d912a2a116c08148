import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../lib/root.ts'
import { catalogues, filesOf, messagesIn, messageTypes, placeholdersOf } from './catalogue.ts'
import { faultsOf, unusedKeys } from './faults.ts'

function withoutLayout(text: string): string {
  return text.replaceAll(/[\s;'"|]/g, '')
}

test.each(catalogues)('$folder is in order', ({ folder, usedIn }) => {
  const files = filesOf(folder)
  const english = messagesIn(files.get('en') ?? [])
  const sources = globSync(`${usedIn}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|messageTypes\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  expect(unusedKeys(english, sources)).toEqual([])
  // A language may have only some of the files, such as those of customers' pages, but each in whole.
  for (const [language, names] of files) {
    const fileOf = (code: string) => join(root, folder, code)
    const inEnglish = new Set(names.map((name) => name.replace(fileOf(language), fileOf('en'))))
    const same = (files.get('en') ?? []).filter((name) => inEnglish.has(name))
    expect(faultsOf(messagesIn(names), messagesIn(same))).toEqual([])
  }
  const types = readFileSync(join(root, folder, 'messageTypes.ts'), 'utf8')
  expect(withoutLayout(types), 'run npm run messages').toBe(withoutLayout(messageTypes(english)))
})

test('a key is used if the sources name it, or its beginning', () => {
  const messages = { 'a.plain': '', 'a.unused': '', 'b.open': '', 'b.paid': '' }
  expect(unusedKeys(messages, ["t('a.plain')", 't(`b.${state}`)'])).toEqual(['a.unused'])
})

test('a translation has the messages, values and elements of the English text', () => {
  const english = {
    sent: '{seller} got {amount}',
    terms: 'Read <link>the terms</link>.',
    count: '{count, plural, one {# payment} other {# payments}}',
    bye: 'Bye',
  }
  expect(
    faultsOf(
      {
        sent: '{seller} hat {betrag}',
        terms: 'Lies die Bedingungen.',
        count: '{count, plural, one {# Zahlung} other {# Zahlungen von {name}}}',
        hello: 'Hallo',
      },
      english,
    ),
  ).toEqual([
    'hello is not in the English catalogue',
    'bye is missing',
    'sent has betrag, seller in place of amount, seller',
    'terms has nothing in place of <link>',
    'count has count, name in place of count',
  ])
})

test('the types of a message say what it takes', () => {
  const message =
    'By {day, date} {kind, select, card {<b>{name}</b>} other {?}} {n, plural, one {#} other {# x}}'
  const { values, tags } = placeholdersOf(message)
  expect(Object.fromEntries(values)).toEqual({
    day: 'Date',
    kind: "'card' | 'other'",
    name: 'string | number',
    n: 'number',
  })
  expect([...tags]).toEqual(['b'])
})
