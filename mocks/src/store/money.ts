import { limits } from '@sluice/api/contract'

const unit = 10n ** BigInt(limits.amountDecimals)
const feeFreeMs = 7 * 24 * 60 * 60 * 1000

/** An exact decimal as a whole number of its smallest units. */
export function toUnits(amount: string): bigint {
  const [integer = '0', fraction = ''] = amount.split('.')
  return BigInt(integer) * unit + BigInt(fraction.padEnd(limits.amountDecimals, '0'))
}

/** The exact decimal, with all ten decimals, of a whole number of smallest units. */
export function fromUnits(units: bigint): string {
  const digits = units.toString().padStart(limits.amountDecimals + 1, '0')
  return `${digits.slice(0, -limits.amountDecimals)}.${digits.slice(-limits.amountDecimals)}`
}

/**
 * What the merchant receives of a payment: 0.5 % less, at least $1 less, and all of it in the first seven days.
 * Never less than nothing.
 */
export function netOfFee(amount: string, merchantSince: number, paidAt: number): bigint {
  const units = toUnits(amount)
  if (paidAt - merchantSince < feeFreeMs) return units
  const share = (units * 5n) / 1000n
  const fee = share > unit ? share : unit
  return units > fee ? units - fee : 0n
}
