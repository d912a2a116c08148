import type { Decimal, PageLanguage } from '@sluice/api/contract'

import { localeOf } from './timeText.ts'

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'))

export interface Money {
  amount: Decimal
  currency: string
}

/** Such as `₹1,700.00` or `25.00 USDT`. */
export function moneyText(language: PageLanguage, { amount, currency }: Money): string {
  const isToken = !isoCurrencies.has(currency)
  const format = new Intl.NumberFormat(
    localeOf(language),
    isToken
      ? { minimumFractionDigits: 2, maximumFractionDigits: 10 }
      : { style: 'currency', currency },
  )
  // `Intl.NumberFormat` reads decimal strings exactly.
  const text = format.format(amount)
  return isToken ? `${text} ${currency}` : text
}

/** Such as `24 November 2026`. */
export function dayText(language: PageLanguage, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** A number as people write it, such as `2.5`. */
export function numberText(language: PageLanguage, value: Decimal): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 10 }).format(value)
}
