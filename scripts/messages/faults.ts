import { placeholdersOf, type Messages } from './catalogue.ts'

/** The messages that no source names, neither whole nor as `prefix.${…}`. */
export function unusedKeys(messages: Messages, sources: readonly string[]): string[] {
  const named = new Set<string>()
  const prefixes = new Set<string>()
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(/['"`]([\w.]+)['"`]/g)) named.add(key)
    for (const [, prefix = ''] of source.matchAll(/`([\w.]+\.)\$\{/g)) prefixes.add(prefix)
  }
  return Object.keys(messages).filter(
    (key) => !named.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)),
  )
}

function listOf(message: string): string {
  const { values, tags } = placeholdersOf(message)
  const names = [...values.keys(), ...[...tags].map((tag) => `<${tag}>`)]
  return names.toSorted().join(', ') || 'nothing'
}

/** What is wrong with a translation. */
export function faultsOf(messages: Messages, english: Messages): string[] {
  const unknown = Object.keys(messages).filter((key) => !(key in english))
  const missing = Object.keys(english).filter((key) => !(key in messages))
  const different = Object.entries(english).flatMap(([key, message]) => {
    const translation = messages[key]
    if (translation === undefined) return []
    const [actual, expected] = [listOf(translation), listOf(message)]
    return actual === expected ? [] : [`${key} has ${actual} in place of ${expected}`]
  })
  return [
    ...unknown.map((key) => `${key} is not in the English catalogue`),
    ...missing.map((key) => `${key} is missing`),
    ...different,
  ]
}
