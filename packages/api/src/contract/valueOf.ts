import { asAmount, currencyDecimals, toAmount } from './money.ts'
import type { Amount } from './money.ts'

/** What an amount of tokens is worth at a rate, to ten decimals. A part that is taken back is worth what it was. */
export function exactValue(amount: Amount, rate: Amount): Amount {
  return asAmount((amount * rate) / toAmount('1'))
}

/** A value rounded half away from zero to what its currency has. */
export function roundValue(value: Amount, currency: string): Amount {
  const step = 10n ** BigInt(10 - currencyDecimals(currency))
  const half = value < 0n ? -step / 2n : step / 2n
  return asAmount(((value + half) / step) * step)
}

/** What an amount of tokens is worth in the currency of a rate, rounded to what that currency has. */
export function valueOf(
  amount: Amount,
  { rate, currency }: { rate: Amount; currency: string },
): Amount {
  return roundValue(exactValue(amount, rate), currency)
}
