import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { expectShown } from '../testing/screenAt.tsx'

/** The quoted texts in the error catalogue and the validation rules. */
function quotedTexts(): string[] {
  const file = join(import.meta.dirname, '../../../../docs/specification.md')
  const sections = readFileSync(file, 'utf8').split(/^## /m)
  const quoted = sections
    .filter((section) => /^[58]\./.test(section))
    .flatMap((section) => [...section.matchAll(/(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/g)])
    .map(([, text]) => `${text}`)
  return [...new Set(quoted)]
}

interface StoryModule {
  parameters?: { shows?: readonly string[] }
  afterEach?: unknown
}

const stories = import.meta.glob<Record<string, StoryModule>>('../routes/**/*.stories.tsx', {
  eager: true,
})

/** The texts that stories list in `shows`, which `expectShown` checks at the end of each story. */
const shown = new Set(
  Object.values(stories)
    .filter(({ default: meta }) => meta?.afterEach === expectShown)
    .flatMap((module) => Object.values(module))
    .flatMap(({ parameters }) => parameters?.shows ?? []),
)

// A message of the server that the app replaces with its own.
const texts = quotedTexts().filter((text) => text !== 'User not verified!')

test('the specification quotes the texts', () => {
  expect(texts.length).toBeGreaterThan(25)
})

test.each(texts)('a story shows: %s', (text) => {
  const suffix = text.replace('{field label}', '')
  const isShown = suffix === text ? shown.has(text) : [...shown].some((one) => one.endsWith(suffix))
  expect(isShown).toBe(true)
})
