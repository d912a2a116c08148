import { asAmount, isDecimal, toAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'

/** 10^10 of a currency for one: nothing that people pay with is worth less. */
const most = 10n ** 20n

/**
 * A rate that a source has sent, as text or as a number. Digits after the tenth decimal are dropped.
 *
 * @throws RangeError if it is no positive number that a rate can be
 */
export function parseRate(value: unknown): Amount {
  const text = typeof value === 'number' ? writeNumber(value) : value
  const short = typeof text === 'string' ? text.replace(/(\.\d{10})\d+$/, '$1') : ''
  const rate = isDecimal(short) ? toAmount(short) : asAmount(0n)
  if (rate <= 0n || rate > most) throw new RangeError(`no rate: ${JSON.stringify(value)}`)
  return rate
}

/** Without an exponent, which JSON may have: `1e-7`. */
function writeNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(10) : text
}
