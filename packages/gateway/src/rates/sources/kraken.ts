import * as v from 'valibot'

import { parseRate } from '../parseRate.ts'
import type { Pair } from '../rateRepository.ts'
import type { RateSource } from '../RateSource.ts'
import { readJson } from '../readJson.ts'

const answerSchema = v.object({
  error: v.array(v.string()),
  /** By Kraken's own name of the pair, which may differ from the one asked for. `c`: price and volume of the last trade. */
  result: v.optional(v.record(v.string(), v.object({ c: v.tuple([v.string(), v.string()]) })), {}),
})

export interface KrakenOptions {
  name: string
  /** `https://api.kraken.com` */
  url: string
  /** What each of Kraken's pairs, such as `USDTEUR`, says. */
  pairs: Readonly<Record<string, Pair>>
}

/** Kraken's ticker: https://docs.kraken.com/api/docs/rest-api/get-ticker-information */
export function kraken({ name, url, pairs }: KrakenOptions): RateSource {
  return {
    name,
    read: async (signal, now) =>
      Promise.all(
        Object.entries(pairs).map(async ([id, pair]) => {
          const address = new URL('/0/public/Ticker', url)
          address.searchParams.set('pair', id)
          const { error, result } = v.parse(answerSchema, await readJson(address, signal))
          const [ticker] = Object.values(result)
          if (!ticker) throw new Error(`knows no ${id}: ${error.join(', ')}`)
          return { ...pair, rate: parseRate(ticker.c[0]), at: now }
        }),
      ),
  }
}
