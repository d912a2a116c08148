import { isDecimal, toAmount } from '@sluice/api/contract'
import type { Decimal } from '@sluice/api/contract'
import * as v from 'valibot'

import { readJsonFile } from '../config/readJsonFile.ts'
import { bareHost, isLoopbackHost } from '../config/settings.ts'
import { StartUpError } from '../errors/Failure.ts'
import type { RatePolicy } from './agree.ts'
import type { RateSource } from './RateSource.ts'
import { sandboxRates } from './sandboxRates.ts'
import { coinGecko } from './sources/coinGecko.ts'
import { fixedTable } from './sources/fixedTable.ts'
import { jsonAddress } from './sources/jsonAddress.ts'
import { kraken } from './sources/kraken.ts'

/** Where rates come from, and what is believed of them. */
export interface Rates {
  sources: readonly RateSource[]
  policy: RatePolicy
  refreshSeconds: number
}

const code = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as INR'),
  v.check((text) => isCurrency(text), 'must be a currency of ISO 4217'),
)

const currencyCodes = new Set(Intl.supportedValuesOf('currency'))

/** Whether a text is a code of ISO 4217. */
function isCurrency(text: string): boolean {
  return currencyCodes.has(text)
}

const address = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return (
      url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(bareHost(url)))
    )
  }, 'must be an https URL'),
)

const decimal = v.custom<Decimal>(
  (value) => typeof value === 'string' && isDecimal(value) && toAmount(value) > 0n,
  'must be a number greater than zero, as text',
)

const currencies = v.pipe(v.array(code), v.minLength(1, 'must name at least one currency'))

/** Those that CoinGecko knows and people spend. */
const coinGeckoCurrencies =
  'AED AUD BDT BHD BRL CAD CHF CLP CNY CZK DKK EUR GBP GEL HKD HUF IDR ILS INR JPY KRW KWD LKR MMK MXN MYR NGN NOK NZD PHP PKR PLN SAR SEK SGD THB TRY TWD UAH USD VND ZAR'.split(
    ' ',
  )

const name = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be a short name')))

const sourceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('fixed'),
    name,
    rates: v.record(code, v.record(code, decimal)),
  }),
  v.strictObject({
    kind: v.literal('coingecko'),
    name,
    url: v.optional(address, 'https://api.coingecko.com/api/v3'),
    coins: v.optional(v.record(code, v.string()), { USD: 'tether' }),
    currencies: v.optional(currencies, coinGeckoCurrencies),
    api_key: v.optional(v.string()),
  }),
  v.strictObject({
    kind: v.literal('kraken'),
    name,
    url: v.optional(address, 'https://api.kraken.com'),
    pairs: v.record(v.string(), v.strictObject({ peg: code, currency: code })),
  }),
  v.strictObject({
    kind: v.literal('json'),
    name,
    url: address,
    path: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    time_path: v.optional(v.string()),
    peg: v.optional(code, 'USD'),
    currencies,
  }),
])

function within(minimum: number, maximum: number) {
  const words = `must be a number from ${minimum} to ${maximum}`
  return v.pipe(v.number(words), v.minValue(minimum, words), v.maxValue(maximum, words))
}

const fileSchema = v.strictObject({
  sources: v.pipe(v.array(sourceSchema), v.minLength(1, 'must name at least one source')),
  refresh_seconds: v.optional(within(10, 3_600), 60),
  max_age_minutes: v.optional(within(1, 1_440), 15),
  max_jump_percent: v.optional(within(0.1, 50), 5),
})

function open(source: v.InferOutput<typeof sourceSchema>): RateSource {
  const own = { ...source, name: source.name ?? source.kind }
  switch (own.kind) {
    case 'fixed':
      return fixedTable(own.name, own.rates, false)
    case 'coingecko':
      return coinGecko({ ...own, apiKey: own.api_key })
    case 'kraken':
      return kraken(own)
    default:
      return jsonAddress({ ...own, timePath: own.time_path })
  }
}

const holdMs = 600_000

/** Checks the content of `RATES_FILE`. Throws a `StartUpError` that names the first invalid field. */
export function parseRates(content: unknown): Rates {
  const result = v.safeParse(fileSchema, content)
  if (!result.success) {
    const [issue] = result.issues
    throw new StartUpError(`RATES_FILE: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`)
  }
  const { sources, refresh_seconds, max_age_minutes, max_jump_percent } = result.output
  const opened = sources.map(open)
  if (new Set(opened.map((source) => source.name)).size < opened.length) {
    throw new StartUpError('RATES_FILE: two sources have the same name')
  }
  return {
    sources: opened,
    refreshSeconds: refresh_seconds,
    policy: {
      maxAgeMs: max_age_minutes * 60_000,
      maxJump: Math.round(max_jump_percent * 100),
      holdMs,
    },
  }
}

/** Reads `RATES_FILE`. Throws a `StartUpError`. */
export function readRatesFile(path: string): Promise<Rates> {
  return readJsonFile('RATES_FILE', path, parseRates)
}

const withoutFile = {
  refreshSeconds: 60,
  policy: { maxAgeMs: 900_000, maxJump: 500, holdMs },
}

/** Rates that only move a little, for the sandbox. */
export const ratesOfSandbox: Rates = {
  ...withoutFile,
  sources: [fixedTable('sandbox', sandboxRates, true)],
}

/** Without sources no price can be in another currency than a token. */
export const noRates: Rates = { ...withoutFile, sources: [] }
