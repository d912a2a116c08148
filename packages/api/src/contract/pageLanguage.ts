/** Names the language of a page in its address: `?lang=hi`. */
export const languageParameter = 'lang'

/** Keeps the language that a visitor has chosen. */
export const languageCookie = 'language'

/** How long it is kept: a year. */
export const languageCookieSeconds = 365 * 24 * 60 * 60

/** The languages of merchants' emails, the first of them where another is asked for. */
export const mailLanguages = ['en', 'hi'] as const
export type MailLanguage = (typeof mailLanguages)[number]
