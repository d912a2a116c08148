import {
  asAmount,
  currencyDecimals,
  toAmount,
  toDecimal,
  type Amount,
  type Decimal,
} from '@sluice/api/contract'

/** What an amount of tokens is worth in a currency. */
export function worth(amount: Amount, { rate, currency }: { rate: Decimal; currency: string }) {
  const step = 10n ** BigInt(10 - currencyDecimals(currency))
  const exact = (amount * toAmount(rate)) / toAmount('1')
  return toDecimal(asAmount(((exact + step / 2n) / step) * step))
}
