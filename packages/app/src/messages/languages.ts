import names from './languages.json'

/** An ISO 639 code. */
export type LanguageCode = keyof typeof names

export const defaultLanguage = 'en' satisfies LanguageCode

const rightToLeft: ReadonlySet<LanguageCode> = new Set(['ar', 'ur'])

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
