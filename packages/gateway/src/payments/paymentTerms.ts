import { feeOf, feeTermsFor, roundUp, toAmount, toDecimal, toUnits } from '@sluice/api/contract'
import type {
  CreatePaymentRequest,
  Decimal,
  MerchantId,
  PaymentRules,
  Tariff,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { decimalsOf, listedTokens, parseAddress, pegOf, tokensAtPar } from '../rails/networks.ts'
import { leastOrder } from '../rails/paymentNetworks.ts'
import type { Networks } from '../rails/Rail.ts'
import type { CurrentRate } from '../rates/currentRate.ts'
import { policyIn, rulesIn } from './paymentPolicy.ts'
import { findPayee, type PaymentRow } from './paymentRepository.ts'
import { currenciesFor, exchanged, inWords, type PriceCurrency } from './price.ts'

/**
 * The tokens that a request restricts a payment to, or else the merchant, or null. Fails with `validation_failed` for one that the price can't be paid
 * in.
 */
function restrictedTokens(
  networks: Networks,
  ways: readonly PriceCurrency[],
  requested: readonly string[] | undefined,
  preferred: readonly string[] | null,
): string[] | null {
  const payable = ways.flatMap(({ token }) => tokensAtPar(networks, token))
  if (requested === undefined) {
    const chosen = preferred?.filter((symbol) => payable.includes(symbol)) ?? []
    return chosen.length > 0 ? chosen : null
  }
  if (requested.some((symbol) => !payable.includes(symbol))) {
    throw fieldFailure('accepted_tokens', `must be some of ${payable.join(', ')}`)
  }
  return [...new Set(requested)]
}

/** What a payment created now is subject to. */
interface PaymentTerms {
  /** The merchant's payout wallet. */
  merchant: string
  second_wallet: string | null
  /** The token that the amount due is in. */
  currency: string
  /** What it is exchanged at, if the price is not in a token. */
  rate: CurrentRate | null
  /** The other ways to pay it: in tokens that follow other currencies. */
  others: CurrentRate[]
  /** Null: all that follow the same currency. */
  accepted_tokens: string[] | null
  /** What the merchant values payments in. */
  home_currency: string
  rules: PaymentRules
  terms: Tariff
}

/**
 * The terms of a payment created now. Fails with `wallet_required` if the merchant has no payout wallet, and with
 * `validation_failed` for an unknown currency.
 */
export async function termsFor(
  context: Uses<'database' | 'networks' | 'rates' | 'now'>,
  userId: MerchantId,
  request: Partial<Pick<CreatePaymentRequest, 'currency' | 'accepted_tokens'>>,
): Promise<PaymentTerms> {
  const payee = await findPayee(context.database.db, userId, context.now())
  // Wallets from before only addresses were accepted may be any text.
  const merchant = parseAddress(context.networks, payee.payout_wallet)
  if (!merchant) throw new Failure('wallet_required')
  const { accepted_tokens, spread_percent, home_currency } = policyIn(payee.policy)
  const { networks } = context
  const ways = await currenciesFor(context, request.currency, spread_percent)
  const restricted = restrictedTokens(networks, ways, request.accepted_tokens, accepted_tokens)
  const [first, ...others] = ways.filter(
    ({ token }) =>
      restricted === null ||
      tokensAtPar(networks, token).some((symbol) => restricted.includes(symbol)),
  )
  if (!first) throw new Error('A restriction leaves at least one of the tokens')
  return {
    merchant,
    second_wallet: payee.second_wallet,
    currency: first.token,
    rate: first.rate,
    others: others.flatMap(({ rate }) => rate ?? []),
    accepted_tokens: restricted,
    home_currency,
    rules: rulesIn(payee.policy),
    terms: feeTermsFor(payee.created_at, context.now()),
  }
}

/**
 * What has to be paid for a price, rounded up to what the tokens can express. Fails with `validation_failed` if the fee would take all of
 * it.
 */
export function amountDue(
  { networks }: Uses<'networks'>,
  { terms, rate, ...tokens }: Pick<PaymentTerms, 'currency' | 'rate' | 'accepted_tokens' | 'terms'>,
  price: Decimal,
): Decimal {
  const accepted = payableTokens(networks, tokens.currency, tokens.accepted_tokens)
  const decimals = decimalsOf(networks, accepted)
  const due = roundUp(toAmount(rate ? exchanged(price, rate) : price), decimals)
  const least = toAmount(leastOrder(networks, { currency: tokens.currency, accepted }))
  if (due < least) throw fieldFailure('amount', `must be at least ${inWords(least, rate)}`)
  const units = toUnits(due, decimals)
  if (feeOf({ ...terms, fee_from: toDecimal(due) }, units, decimals) >= units) {
    const fee = inWords(toAmount(terms.min_fee), rate)
    throw fieldFailure('amount', `must be more than the minimum fee of ${fee}`)
  }
  return toDecimal(due)
}

/** The tokens that count one to one with a token, without those that a payment is restricted from. */
export function payableTokens(
  networks: Networks,
  token: string,
  restricted: readonly string[] | null,
): string[] {
  return tokensAtPar(networks, token).filter((symbol) => restricted?.includes(symbol) ?? true)
}

/** What a price comes to in the tokens that follow other currencies than that of the amount. */
export function otherQuotes(
  { networks }: Uses<'networks'>,
  { others, accepted_tokens }: Pick<PaymentTerms, 'others' | 'accepted_tokens'>,
  price: Decimal,
): PaymentRow['other_quotes'] {
  return others.map((rate) => {
    const followers = listedTokens(networks).filter(
      (symbol) =>
        pegOf(networks, symbol) === rate.peg && (accepted_tokens?.includes(symbol) ?? true),
    )
    const decimals = decimalsOf(networks, followers)
    return {
      peg: rate.peg,
      amount: toDecimal(roundUp(toAmount(exchanged(price, rate)), decimals)),
      rate: toDecimal(rate.rate),
      source: rate.sources.join(', '),
      quoted_at: rate.at.toISOString(),
    }
  })
}
