import { limits } from '@sluice/api/contract'

const scale = 10n ** BigInt(limits.amountDecimals)

/** A decimal text as a whole number of 10^-10 units: the only form in which money is reckoned with. */
export function toUnits(decimal: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(decimal)
  if (!match) throw new RangeError('Not a decimal with at most 10 decimal places')
  const [, sign, integer = '0', fraction = ''] = match
  const units = BigInt(integer) * scale + BigInt(fraction.padEnd(limits.amountDecimals, '0'))
  return sign ? -units : units
}

/** Units as a decimal text with all ten decimals. */
export function toDecimal(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(limits.amountDecimals + 1, '0')
  const point = digits.length - limits.amountDecimals
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}
