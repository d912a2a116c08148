import {
  asAmount,
  currencyDecimals,
  plainDecimal,
  roundUp,
  toAmount,
  toDecimal,
  toUnits,
  unitsText,
} from '@sluice/api/contract'
import type { Amount, Decimal } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { defaultCurrency, listedTokens, pegOf } from '../rails/networks.ts'
import { currentRates, mayHaveRate } from '../rates/currentRate.ts'
import type { CurrentRate } from '../rates/currentRate.ts'
import type { PaymentRow, PriceColumn } from './paymentRepository.ts'

/** One way to pay a price: in the tokens that follow one currency. */
export interface PriceCurrency {
  /** The first of these tokens. */
  token: string
  /** What they are exchanged at. Null if the price is in the token. */
  rate: CurrentRate | null
}

/** A rate with a merchant's spread: a token counts for less than it is worth. */
function lessSpread(rate: CurrentRate, spread: Decimal): CurrentRate {
  const whole = toAmount('100')
  return { ...rate, rate: asAmount((rate.rate * (whole - toAmount(spread))) / whole) }
}

/**
 * How a price in the currency that a request names, or in the default, can be paid, each at the rate less a spread in per cent. Never empty. Fails with
 * `validation_failed` if it is neither a listed token nor a currency whose rate is known, and with `rate_unavailable` if that rate is too old.
 */
export async function currenciesFor(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  requested: string | undefined,
  spread: Decimal,
): Promise<PriceCurrency[]> {
  const { networks, rates } = context
  if (requested === undefined) return [{ token: defaultCurrency(networks), rate: null }]
  const listed = listedTokens(networks)
  if (listed.includes(requested)) return [{ token: requested, rate: null }]
  const words = `must be one of ${listed.join(', ')}`
  const all = listed.map((token) => pegOf(networks, token))
  // First tokens that follow the currency itself, which need no rate.
  const pegs = new Set([...all.filter((peg) => peg === requested), ...all])
  if (rates.sources.length === 0 && !pegs.has(requested)) throw fieldFailure('currency', words)
  const known = await currentRates(context, [...pegs], requested)
  const ways = [...pegs].flatMap((peg): PriceCurrency[] => {
    const rate = known.find((each) => each.peg === peg && each.currency === requested)
    const token = listed.find((each) => pegOf(networks, each) === peg)
    return rate && token
      ? [{ token, rate: peg === requested ? rate : lessSpread(rate, spread) }]
      : []
  })
  if (ways.length > 0) return ways
  if (await mayHaveRate(context, requested)) {
    throw new Failure('rate_unavailable', { retryAfter: rates.refreshSeconds })
  }
  throw fieldFailure('currency', `${words}, or a currency that has a rate, such as INR`)
}

/** What a price comes to in tokens: rounded up to cents, which an exchange lets a customer enter. */
export function exchanged(price: Decimal, { peg, currency, rate }: CurrentRate): Decimal {
  const decimals = currencyDecimals(currency)
  const amount = toAmount(price)
  if (roundUp(amount, decimals) !== amount) {
    const words = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`
    throw fieldFailure('amount', `must have ${words}, as ${currency} has`)
  }
  const one = toAmount('1')
  return toDecimal(roundUp(asAmount((amount * one + rate - 1n) / rate), currencyDecimals(peg)))
}

/** An amount in tokens, as its merchant reads it: in the currency of the price. */
export function inWords(amount: Amount, rate: CurrentRate | null): string {
  if (!rate) return plainDecimal(toDecimal(amount))
  const decimals = currencyDecimals(rate.currency)
  const price = roundUp(asAmount((amount * rate.rate) / toAmount('1')), decimals)
  return `${unitsText(toUnits(price, decimals), decimals).replace(/\.$/, '')} ${rate.currency}`
}

/** The columns of a payment whose price is exchanged. */
export function priceColumns(
  price: Decimal,
  rate: CurrentRate | null,
): Pick<PaymentRow, PriceColumn> {
  return {
    price_amount: rate && toDecimal(toAmount(price)),
    price_currency: rate && rate.currency,
    rate: rate && toDecimal(rate.rate),
    rate_source: rate && rate.sources.join(', '),
    quoted_at: rate && rate.at,
  }
}

/** How long the rate of a price may be fixed, in seconds. */
const maxQuoteSeconds = 86_400

/** How long the customer has to pay. Fails with `validation_failed` if a rate would be fixed for too long. */
export function secondsToPay(
  { settings }: Uses<'settings'>,
  requested: number | undefined,
  rate: CurrentRate | null,
): number {
  const seconds = requested ?? settings.payment_minutes * 60
  if (!rate) return seconds
  if (requested !== undefined && requested > maxQuoteSeconds) {
    const words = `must be at most ${maxQuoteSeconds} for a price in ${rate.currency}`
    throw fieldFailure('expires_in', words)
  }
  return Math.min(seconds, maxQuoteSeconds)
}
