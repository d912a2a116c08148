import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

import { root } from '../lib/root.ts'

/** A folder with a folder, or a file, for each language. The app's messages are split by area, those of mails are not. */
export interface Catalogue {
  /** Holds the catalogue and its `messageTypes.ts`. */
  readonly folder: string
  /** Where its keys are used. */
  readonly usedIn: string
}

export const catalogues: readonly Catalogue[] = [
  { folder: 'packages/app/src/messages', usedIn: 'packages/app/src' },
  { folder: 'packages/gateway/src/mail/messages', usedIn: 'packages/gateway/src' },
  { folder: 'packages/gateway/src/mail/customerMessages', usedIn: 'packages/gateway/src' },
]

/** The messages of a file by key, without the notes. */
export type Messages = Readonly<Record<string, string>>

function readMessages(file: string): Messages {
  const entries: [string, unknown][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  const messages: Record<string, string> = {}
  for (const [key, message] of entries) {
    if (key.startsWith('@')) continue
    if (typeof message !== 'string') throw new Error(`${file}: ${key} is not a text`)
    messages[key] = message
  }
  return messages
}

/** The files of a catalogue by language. */
export function filesOf(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const language = /^([a-z]{2,3})[/.](?:.*\.)?json$/.exec(name)?.[1]
    if (language) files.set(language, [...(files.get(language) ?? []), join(root, folder, name)])
  }
  return files
}

/** All messages of one language. A key stands in one file. */
export function messagesIn(files: readonly string[]): Messages {
  const all: Record<string, string> = {}
  for (const file of files) {
    for (const [key, message] of Object.entries(readMessages(file))) {
      if (key in all) throw new Error(`${key} stands twice`)
      all[key] = message
    }
  }
  return all
}

/** What a caller gives to a message. */
export interface Placeholders {
  /** The TypeScript type of each value by name. */
  readonly values: ReadonlyMap<string, string>
  /** The names of the tags, such as `link` of `<link>terms</link>`. */
  readonly tags: ReadonlySet<string>
}

export function placeholdersOf(message: string): Placeholders {
  const values = new Map<string, string>()
  const tags = new Set<string>()
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [, name = ''] of token.matchAll(/<(\w+)\/?>/g)) tags.add(name)
        continue
      }
      const [name, kind, choices] = token
      const isChoice = kind === 'select' || kind === 'plural' || kind === 'selectordinal'
      const cases = isChoice ? Object.entries(Object(choices)) : []
      if (!values.has(name))
        values.set(
          name,
          typeOf(
            kind,
            cases.map(([key]) => key),
          ),
        )
      for (const [, inner] of cases) if (Array.isArray(inner)) visit(inner)
    }
  }
  visit(compileMessageOrThrow(message))
  return { values, tags }
}

function typeOf(kind: string | undefined, cases: readonly string[]): string {
  if (kind === undefined) return 'string | number'
  if (kind === 'date' || kind === 'time') return 'Date'
  if (kind !== 'select') return 'number'
  const named = cases.filter((key) => key !== 'other' && key !== 'offset')
  // What is none of them gets the text of `other`.
  return [...named.map((key) => `'${key}'`), `'other'`].join(' | ')
}

function interfaceOf(name: string, members: readonly string[]): string {
  return `export interface ${name} {${members.length > 0 ? `\n${members.join('')}` : ''}}\n`
}

function tagTypes(tags: readonly string[]): string {
  return `
/** The names of the elements in the messages that have some. */
${interfaceOf('MessageTags', tags)}`
}

/** The TypeScript file with what callers give to each message that takes something. */
export function messageTypes(messages: Messages): string {
  const values: string[] = []
  const tags: string[] = []
  for (const [key, message] of Object.entries(messages)) {
    const placeholders = placeholdersOf(message)
    if (placeholders.values.size > 0) {
      const members = [...placeholders.values].map(([name, type]) => `${name}: ${type}`)
      values.push(`  '${key}': { ${members.join('; ')} }\n`)
    }
    if (placeholders.tags.size > 0) {
      tags.push(`  '${key}': ${[...placeholders.tags].map((name) => `'${name}'`).join(' | ')}\n`)
    }
  }
  return `// Written by \`npm run messages\` from the English catalogue.

/** The values of the messages that have some. */
${interfaceOf('MessageValues', values)}${tags.length > 0 ? tagTypes(tags) : ''}`
}
