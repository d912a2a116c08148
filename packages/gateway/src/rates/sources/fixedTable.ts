import { asAmount, toAmount } from '@sluice/api/contract'
import type { Amount, Decimal } from '@sluice/api/contract'

import type { RateSource, Reading } from '../RateSource.ts'

/** Rates by peg, then by currency. */
export type FixedRates = Readonly<Record<string, Readonly<Record<string, Decimal>>>>

/** A wave of this many minutes, by at most this many ten-thousandths. */
const waveMinutes = 60
const waveHeight = 20

/** What the rate is at a time: up and down within the wave. The same at the same time everywhere. */
function moved(rate: Amount, now: Date): Amount {
  const minute = Math.floor(now.getTime() / 60_000) % waveMinutes
  const quarter = waveMinutes / 4
  const phase = (minute + quarter) % waveMinutes
  const height = (phase < 2 * quarter ? phase - quarter : 3 * quarter - phase) / quarter
  return asAmount((rate * BigInt(10_000 + Math.round(height * waveHeight))) / 10_000n)
}

/** Rates that the operator has written down. */
export function fixedTable(name: string, table: FixedRates, moves: boolean): RateSource {
  return {
    name,
    read: (_, now) => {
      const readings = Object.entries(table).flatMap(([peg, rates]) =>
        Object.entries(rates).map(([currency, text]): Reading => {
          const rate = toAmount(text)
          return { peg, currency, rate: moves ? moved(rate, now) : rate, at: now }
        }),
      )
      return Promise.resolve(readings)
    },
  }
}
