import * as v from 'valibot'

import { toAmount, toDecimal } from './money.ts'
import type { Decimal } from './money.ts'
import { money, timestampSchema } from './primitives.ts'

/** What you asked for. */
export const priceSchema = v.object({
  amount: money('The amount, as you sent it, rounded up to what can be paid.', '249.5000000000'),
  currency: v.pipe(
    v.string(),
    v.description('What it is in: a token, or a currency such as INR.'),
    v.examples(['USDT']),
  ),
})

export type Price = v.InferOutput<typeof priceSchema>

/** What has to be paid in the tokens that follow one currency. Fixed for the payment’s life. */
export const quoteSchema = v.object({
  peg: v.pipe(
    v.string(),
    v.description('The currency that the tokens follow.'),
    v.examples(['USD']),
  ),
  tokens: v.pipe(
    v.array(v.string()),
    v.description('The tokens that the customer can pay with. They count one to one.'),
    v.examples([['USDT', 'USDC']]),
  ),
  amount: money('The amount in any of these tokens.', '249.5000000000'),
  rate: money('How much of the price’s currency one token stands for.', '1.0000000000'),
  source: v.pipe(
    v.string(),
    v.description(
      'Where the rate is from: `par` where the price is in one of the tokens, or in what they follow.',
    ),
    v.examples(['par']),
  ),
  quoted_at: v.pipe(
    timestampSchema,
    v.description('When the rate was taken.'),
    v.examples(['2026-11-20T05:12:00.000Z']),
  ),
})

/** A token is worth as much as what the price is in. */
const par = toDecimal(toAmount('1'))

/** What a price in another currency than a token was exchanged at. */
export interface LockedRate {
  /** The price. */
  amount: Decimal
  currency: string
  /** How much of that currency one token stands for. */
  rate: Decimal
  source: string
  /** ISO 8601. */
  quoted_at: string
}

/** Price and quotes of a payment. Without a rate its price is in a token. */
export function pricedAs(
  payment: {
    amount: Decimal
    currency: string
    accepted_tokens: string[]
    peg: string
    /** ISO 8601. */
    created_at: string
  },
  locked: LockedRate | null,
) {
  const { amount, currency, accepted_tokens: tokens, peg, created_at } = payment
  if (!locked) {
    return {
      price: { amount, currency },
      quotes: [{ peg, tokens, amount, rate: par, source: 'par', quoted_at: created_at }],
    }
  }
  const { rate, source, quoted_at } = locked
  return {
    price: { amount: locked.amount, currency: locked.currency },
    quotes: [{ peg, tokens, amount, rate, source, quoted_at }],
  }
}
