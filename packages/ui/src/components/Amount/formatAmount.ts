import { groupDigits } from './groupDigits.ts'

/** An amount in the parts that are shown apart. */
export interface AmountParts {
  /** With its sign, grouped as in India: `-1,24,500`. */
  integer: string
  /** Without the point; empty when no decimals are asked for. */
  fraction: string
}

const decimal = /^(-?)0*(\d+)(?:\.(\d*))?$/

/**
 * Formats a decimal string exactly, whatever its length: no float ever touches it, and no browser that turns strings into floats first. Digits
 * beyond `decimals` are rounded half away from zero.
 *
 * @param value - a plain decimal such as `-12.5`
 * @param decimals - how many digits are shown after the point
 * @returns undefined when the text is not a plain decimal
 */
export function formatAmount(value: string, decimals: number): AmountParts | undefined {
  const match = decimal.exec(value.trim())
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const rounded = (kept + ((fraction[decimals] ?? '0') >= '5' ? 1n : 0n)).toString()
  const digits = rounded.padStart(decimals + 1, '0')
  const split = digits.length - decimals
  return {
    integer: sign + groupDigits(digits.slice(0, split)),
    fraction: digits.slice(split),
  }
}
