import { parseRate } from '../parseRate.ts'
import type { RateSource } from '../RateSource.ts'
import { memberAt, readJson } from '../readJson.ts'

export interface JsonAddressOptions {
  name: string
  url: string
  /** Where the number is, such as `rates.{currency}`. */
  path: string
  /** Where the time of the rates is: in ISO 8601, or in seconds since 1970. Without it, they are as old as the answer. */
  timePath?: string | undefined
  peg: string
  currencies: readonly string[]
}

function timeOf(value: unknown): Date {
  const at = new Date(typeof value === 'number' ? value * 1_000 : String(value))
  if (Number.isNaN(at.getTime())) throw new Error(`no time: ${JSON.stringify(value)}`)
  return at
}

/** Any address that answers with JSON. A currency that it does not know is left out. */
export function jsonAddress(options: JsonAddressOptions): RateSource {
  const { name, url, path, timePath, peg, currencies } = options
  return {
    name,
    read: async (signal, now) => {
      const answer = await readJson(new URL(url), signal)
      const at = timePath === undefined ? now : timeOf(memberAt(answer, timePath))
      const readings = currencies.flatMap((currency) => {
        const value = memberAt(answer, path.replaceAll('{currency}', currency))
        return value === undefined ? [] : [{ peg, currency, rate: parseRate(value), at }]
      })
      if (readings.length === 0) throw new Error(`has nothing at ${path}`)
      return readings
    },
  }
}
