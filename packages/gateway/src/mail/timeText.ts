import type { MailLanguage } from '@sluice/api/contract'

/** How numbers and dates are written in each language. */
export const locales: Readonly<Record<MailLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' }

/** The zone of the merchant's day. Specification, section 9. */
const timeZone = 'Asia/Kolkata'

/** An instant in India, to the minute, such as `24 Nov 2026, 8:40 am IST`. */
export function timeText(language: MailLanguage, at: Date): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // In Hindi, am and pm would be in Latin letters.
    hourCycle: language === 'hi' ? 'h23' : 'h12',
    timeZoneName: 'short',
    timeZone,
  }).format(at)
}
