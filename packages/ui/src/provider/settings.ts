import type { ReactNode } from 'react'

/** A product's name and logo. */
export interface Brand {
  name: string
  /** In `currentColor` and 1em high, hidden from screen readers: the name stands beside it. */
  mark?: ReactNode
}

/** How a currency is written: `US$1,700.00`, `$1,700.00` or `USD 1,700.00`. */
export type CurrencyDisplay = 'symbol' | 'narrowSymbol' | 'code'

/** What is written differently from place to place. */
export interface Place {
  /** A BCP 47 language tag, such as `de-DE`. */
  locale: string
  /** An IANA time zone, such as `Asia/Kolkata`. */
  timeZone: string
  currencyDisplay: CurrencyDisplay
  /** Writes a time before its date: `4:30 pm, 20 November 2026`. */
  timeFirst: boolean
}

/** What a `SluiceProvider` says. */
export interface Settings {
  place: Place
  brand: Brand | undefined
  /** By the component's name. */
  texts: Readonly<Record<string, object>>
}

/** What the server renders where nobody says another place. A browser writes its own once the page has come to life. */
const nowhere: Place = {
  locale: 'en',
  timeZone: 'UTC',
  currencyDisplay: 'symbol',
  timeFirst: false,
}

export function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}

const timeZones = new Map<string, boolean>()

/** Creating a format to find out takes a millisecond, so that each is tried once. */
export function isTimeZone(text: string): boolean {
  const known = timeZones.get(text)
  if (known !== undefined) return known
  let isKnown = true
  try {
    void new Intl.DateTimeFormat('en', { timeZone: text })
  } catch {
    isKnown = false
  }
  timeZones.set(text, isKnown)
  return isKnown
}

let browserPlace: Place | undefined

/** The language and time zone of this browser. */
export const browser = {
  subscribe: (listener: () => void) => {
    const change = () => {
      browserPlace = undefined
      listener()
    }
    addEventListener('languagechange', change)
    return () => removeEventListener('languagechange', change)
  },
  read: (): Place =>
    (browserPlace ??= {
      ...nowhere,
      locale: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  readOnServer: () => nowhere,
}
