/** Names the language of a page in its address: `?lang=hi`. */
export const languageParameter = 'lang'

/** Keeps the language that a visitor has chosen. */
export const languageCookie = 'language'

/** How long it is kept: a year. */
export const languageCookieSeconds = 365 * 24 * 60 * 60

/** The languages of customers' pages and emails, the first of them where another is asked for. ISO 639 codes. */
export const pageLanguages = [
  'en',
  'hi',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'pa',
  'ta',
  'te',
  'ur',
  'ar',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'pt',
  'ru',
  'th',
  'tr',
  'vi',
  'zh',
] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Those that are read from right to left. */
export const rightToLeft: ReadonlySet<string> = new Set<PageLanguage>(['ar', 'ur'])

/** The languages of the dashboard and of merchants' emails. */
const merchantLanguages = ['en', 'hi'] as const satisfies PageLanguage[]
export type MerchantLanguage = (typeof merchantLanguages)[number]

/** English for a merchant who reads a page in a language that the dashboard does not have. */
export function merchantLanguage(language: PageLanguage): MerchantLanguage {
  return merchantLanguages.find((name) => name === language) ?? 'en'
}
