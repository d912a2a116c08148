import { formatsFor } from '@sluice/ui'

/** How the specification writes numbers, money and times, wherever the merchant is. */
export const place = {
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  timeFirst: true,
  currencyDisplay: 'symbol',
} as const

export const formats = formatsFor(place)
