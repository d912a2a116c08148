import { asAmount, currencyDecimals, toAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'

import type { StoredRate } from './rateRepository.ts'

/** What an amount of tokens is worth in the currency of a rate, rounded half away from zero to that currency's decimals. */
export function valueOf(
  amount: Amount,
  { rate, currency }: Pick<StoredRate, 'rate' | 'currency'>,
): Amount {
  const step = 10n ** BigInt(10 - currencyDecimals(currency))
  const exact = amount * rate
  const unit = toAmount('1') * step
  const half = exact < 0n ? -unit / 2n : unit / 2n
  return asAmount(((exact + half) / unit) * step)
}
