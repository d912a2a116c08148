import { scaleUp, toAmount } from '@sluice/api/contract'
import type { Amount, Decimal } from '@sluice/api/contract'

import { pegOf } from '../rails/networks.ts'
import type { Networks } from '../rails/Rail.ts'
import type { PaymentRow } from './paymentRepository.ts'

type Quoted = Pick<PaymentRow, 'currency' | 'amount' | 'other_quotes'>

/** What has to be paid in the tokens that follow a currency. Null if the payment has no quote for it. */
export function amountInPeg(networks: Networks, row: Quoted, peg: string): Amount | null {
  if (peg === pegOf(networks, row.currency)) return toAmount(row.amount)
  const quote = row.other_quotes.find((each) => each.peg === peg)
  return quote ? toAmount(quote.amount) : null
}

const one = toAmount('1')

/**
 * What an amount of a token counts for in the token that the payment's amount is in, rounded up: parts that add up to a quote pay it in
 * full. Null if the payment has no quote for the token.
 */
export function countedFor(
  networks: Networks,
  row: Quoted,
  asset: string,
  amount: Amount,
): Amount | null {
  const quoted = amountInPeg(networks, row, pegOf(networks, asset))
  return quoted === null ? null : scaleUp(amount, quoted, toAmount(row.amount))
}

/** What has to be sent of a token for a part of the payment's amount, rounded up. Null if the payment has no quote for it. */
export function neededOf(
  networks: Networks,
  row: Quoted,
  asset: string,
  part: Amount,
): Amount | null {
  const quoted = amountInPeg(networks, row, pegOf(networks, asset))
  return quoted === null ? null : scaleUp(part, toAmount(row.amount), quoted)
}

/** The rate of a payment at which a token stands for what its price is in. Null without a price in another currency, or a quote. */
export function rateOf(
  networks: Networks,
  row: Quoted & Pick<PaymentRow, 'rate'>,
  asset: string,
): Decimal | null {
  const peg = pegOf(networks, asset)
  if (peg === pegOf(networks, row.currency)) return row.rate
  return row.other_quotes.find((each) => each.peg === peg)?.rate ?? null
}

/** How much a token is worth of the payment's own: 1.08 for a token that follows EUR beside one that follows USD. */
export function ratioOf(networks: Networks, row: Quoted, asset: string): Amount {
  return countedFor(networks, row, asset, one) ?? one
}
