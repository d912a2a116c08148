import { useEffect, useState } from 'react'

import { defaultLanguage } from './languages.ts'
import { isTranslated, Texts } from './Texts.ts'
import { useTexts } from './TextProvider.tsx'

/** A message as the contract or the server says it, with any values. */
interface Pattern {
  /** Of the message `fields.<name>`. */
  name: string
  shape: RegExp
  /** How much of it is always the same. */
  length: number
}

let patterns: Promise<Pattern[]> | undefined

/** The part of a compiled message that a text can be compared with: itself, or the group that catches a value. */
function shapeOf(part: string | readonly unknown[]): string {
  return typeof part === 'string'
    ? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    : `(?<${String(part[0])}>.+)`
}

/** The English messages, with most in common first. */
async function loadPatterns(): Promise<Pattern[]> {
  const english = new Texts(defaultLanguage)
  await english.load('fields')
  return Object.entries(english.i18n.messages)
    .map(([key, message]) => {
      const parts = typeof message === 'string' ? [message] : message
      const texts = parts.filter((part) => typeof part === 'string')
      // The name of the field may come before `is required`.
      const field = /^[a-z]/.test(texts[0] ?? '') ? '(?:.{1,60}? )?' : ''
      const shape = new RegExp(`^${field}${parts.map(shapeOf).join('')}$`, 's')
      return { name: key.replace('fields.', ''), shape, length: texts.join('').length }
    })
    .toSorted((one, other) => other.length - one.length)
}

/**
 * What the contract and the server say of a field, in the language of texts. They say it in English, also to merchants' servers, so
 * messages are found by their English text, as gettext does. One that is not known stays as it is.
 */
export async function fieldTranslator(texts: Texts): Promise<(message: string) => string> {
  patterns ??= loadPatterns().catch((error: unknown) => {
    // The next form tries again.
    patterns = undefined
    throw error
  })
  const [known] = await Promise.all([patterns, texts.load('fields')])
  return (message) => {
    for (const { name, shape } of known) {
      const found = shape.exec(message)
      if (found) return texts.i18n.t(`fields.${name}`, { ...found.groups })
    }
    return message
  }
}

/** Returns a function that says a message of the contract or the server as it stands beside a field: `must be positive` begins with a capital. */
export function useFieldMessage(): (message: string | undefined) => string | undefined {
  const texts = useTexts()
  const [translator, setTranslator] = useState<{ say: (message: string) => string }>()
  useEffect(() => {
    if (texts.language === defaultLanguage || !isTranslated(texts.language, ['fields'])) {
      return undefined
    }
    let isCurrent = true
    fieldTranslator(texts).then(
      (say) => isCurrent && setTranslator({ say }),
      // It stays English.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [texts])
  return (message) => {
    if (message === undefined) return undefined
    const said = translator?.say(message) ?? message
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
}
