import {
  feeOf,
  fromUnits,
  subtract,
  toAmount,
  toDecimal,
  toUnits,
  valueOf,
} from '@sluice/api/contract'
import type {
  ListRatesQuery,
  MerchantId,
  PaymentPreview,
  PreviewPaymentQuery,
  Rate,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { decimalsOf, listedTokens, pegOf } from '../rails/networks.ts'
import { currentRate, currentRates, parRate } from '../rates/currentRate.ts'
import { leastPaid } from './evaluateTransfers.ts'
import { pricesOf } from './paymentMembers.ts'
import { amountDue, otherQuotes, payableTokens, termsFor } from './paymentTerms.ts'
import { priceColumns } from './price.ts'

/** What a price can be in: tokens, and currencies that have a rate. */
export async function listRates(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  { currency: only }: ListRatesQuery = {},
): Promise<Rate[]> {
  const { networks } = context
  const tokens = listedTokens(networks).map((token) =>
    parRate(pegOf(networks, token), token, context.now()),
  )
  const pegs = [...new Set(tokens.map(({ peg }) => peg))]
  const rates = [...tokens, ...(await currentRates(context, pegs, only))]
  const asked = rates.filter(({ currency }) => only === undefined || currency === only)
  return asked.map(({ peg, currency, rate, at, sources }) => ({
    peg,
    currency,
    rate: toDecimal(rate),
    source: sources.join(', '),
    quoted_at: at.toISOString(),
  }))
}

/** What a payment created now would ask for, and what its merchant would receive. Fails as creating it would. */
export async function previewPayment(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  userId: MerchantId,
  { amount: price, currency: requested }: PreviewPaymentQuery,
): Promise<PaymentPreview> {
  const { networks } = context
  const given = await termsFor(
    context,
    userId,
    requested === undefined ? {} : { currency: requested },
  )
  const { currency, accepted_tokens, rate, rules, terms, home_currency } = given
  const amount = amountDue(context, given, price)
  const due = toAmount(amount)
  const decimals = decimalsOf(networks, payableTokens(networks, currency, accepted_tokens))
  const from = toDecimal(leastPaid(due, rules))
  const fee = fromUnits(
    feeOf({ ...terms, fee_from: from }, toUnits(due, decimals), decimals),
    decimals,
  )
  const arrives = subtract(due, fee)
  const home =
    rate ??
    (await currentRate(context, { peg: pegOf(networks, currency), currency: home_currency }))
  const row = {
    currency,
    accepted_tokens,
    other_quotes: otherQuotes(context, given, price),
    amount,
    created_at: context.now(),
    ...priceColumns(price, rate),
  }
  return {
    ...pricesOf(context, row),
    fee: toDecimal(fee),
    arrives: toDecimal(arrives),
    value: home && {
      currency: home.currency,
      // Cents are rounded up, so the tokens can be worth a little more than the price.
      amount: toDecimal(rate ? toAmount(price) : valueOf(due, home)),
      fee: toDecimal(valueOf(fee, home)),
      arrives: toDecimal(valueOf(arrives, home)),
    },
  }
}
