import type { PageLanguage } from '@sluice/api/contract'

/** How numbers and dates are written in a language, with the digits 0 to 9, which wallets and exchanges take. */
export function localeOf(language: PageLanguage): string {
  return language === 'en' ? 'en-IN' : `${language}-u-nu-latn`
}

/** The zone of the merchant's day. Specification, section 9. */
const timeZone = 'Asia/Kolkata'

/** An instant in India, to the minute, such as `24 Nov 2026, 8:40 am IST`. */
export function timeText(language: PageLanguage, at: Date): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // In Hindi, am and pm would be in Latin letters.
    hourCycle: language === 'en' ? 'h12' : 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(at)
}
