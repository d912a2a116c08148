import * as v from 'valibot'

import { parseRate } from '../parseRate.ts'
import type { RateSource } from '../RateSource.ts'
import { readJson } from '../readJson.ts'

/** By coin: its prices by currency in small letters, and when they were taken, in seconds. */
const answerSchema = v.record(v.string(), v.record(v.string(), v.number()))

export interface CoinGeckoOptions {
  name: string
  /** `https://api.coingecko.com/api/v3`, or that of another plan. */
  url: string
  /** The coin that stands for each peg, such as `tether` for USD. */
  coins: Readonly<Record<string, string>>
  currencies: readonly string[]
  apiKey?: string | undefined
}

/** CoinGecko's simple price: https://docs.coingecko.com/reference/simple-price */
export function coinGecko({ name, url, coins, currencies, apiKey }: CoinGeckoOptions): RateSource {
  return {
    name,
    read: async (signal, now) => {
      const address = new URL(`${url.replace(/\/$/, '')}/simple/price`)
      address.searchParams.set('ids', Object.values(coins).join(','))
      address.searchParams.set('vs_currencies', currencies.join(',').toLowerCase())
      address.searchParams.set('include_last_updated_at', 'true')
      address.searchParams.set('precision', 'full')
      const plan = address.hostname.startsWith('pro-') ? 'pro' : 'demo'
      const headers = apiKey ? { [`x-cg-${plan}-api-key`]: apiKey } : {}
      const answer = v.parse(answerSchema, await readJson(address, signal, headers))
      return Object.entries(coins).flatMap(([peg, coin]) => {
        const prices = answer[coin] ?? {}
        const seconds = prices['last_updated_at']
        const at = seconds === undefined ? now : new Date(seconds * 1_000)
        return currencies.flatMap((currency) => {
          const price = prices[currency.toLowerCase()]
          return price === undefined ? [] : [{ peg, currency, rate: parseRate(price), at }]
        })
      })
    },
  }
}
