import { expect, test } from 'vitest'

import { expectShown } from '../testing/screenAt.tsx'
import { quotedTexts } from './document.ts'

interface Part {
  parameters?: { shows?: readonly string[] }
  afterEach?: unknown
}

const screens = import.meta.glob<Record<string, Part>>('../routes/**/*.stories.tsx', {
  eager: true,
})

/** What stories promise to show; only those count that look for it on the screen when they end. */
const shown = new Set(
  Object.values(screens)
    .filter(({ default: meta }) => meta?.afterEach === expectShown)
    .flatMap((stories) => Object.values(stories))
    .flatMap(({ parameters }) => parameters?.shows ?? []),
)

/** Texts in quotation marks that no merchant reads, each with the reason. */
const notForScreens = new Map([
  ['User not verified!', 'The server’s word, which the app puts into its own.'],
])

const texts = quotedTexts(5, 8).filter((words) => !notForScreens.has(words))

/** `{field label}` stands for whatever label a field has. */
function isShown(words: string): boolean {
  if (!words.startsWith('{field label}')) return shown.has(words)
  const rest = words.replace('{field label}', '')
  return [...shown].some((text) => text.endsWith(rest))
}

test('the specification quotes what a merchant reads', () => {
  expect(texts.length).toBeGreaterThan(25)
})

test.each(texts)('is on a story: %s', (words) => {
  expect(isShown(words)).toBe(true)
})
