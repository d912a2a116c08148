import { formatsFor } from '@sluice/ui'

import { defaultLanguage } from '../messages/languages.ts'

/** How the specification writes numbers, money and times, wherever the merchant is. */
export const place = {
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  timeFirst: true,
  currencyDisplay: 'symbol',
} as const

export const formats = formatsFor(place)

export type Formats = typeof formats

/** How numbers, money and times are written in a language: always with the digits that wallets and exchanges take. */
export function placeIn(language: string) {
  if (language === defaultLanguage) return place
  return { ...place, locale: `${language}-u-nu-latn`, timeFirst: false }
}
