import { rightToLeft } from '@sluice/api/contract'
import type { PageLanguage } from '@sluice/api/contract'

import ownNames from './languages.json'

const names: Readonly<Record<PageLanguage, string>> = ownNames

/** An ISO 639 code. */
export type LanguageCode = PageLanguage

export const defaultLanguage = 'en' satisfies LanguageCode

export function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(names, code)
}

/** The languages of the catalogue, in the order of the switch: those of India first. */
export const languageCodes = Object.keys(names).filter(isLanguage)

interface Language {
  /** Its own name for itself. */
  name: string
  direction: 'ltr' | 'rtl'
}

/** Of a code that is none, English. */
export function languageOf(code: string): Language {
  const known = isLanguage(code) ? code : defaultLanguage
  return { name: names[known], direction: rightToLeft.has(known) ? 'rtl' : 'ltr' }
}
