import { limits } from '@sluice/api/contract'

const unit = 10n ** BigInt(limits.amountDecimals)
const feeFreeMs = 7 * 24 * 60 * 60 * 1000

/** An exact decimal in its smallest units. */
export function toUnits(amount: string): bigint {
  const [integer = '0', fraction = ''] = amount.split('.')
  return BigInt(integer) * unit + BigInt(fraction.padEnd(limits.amountDecimals, '0'))
}

/** The exact decimal of an amount in smallest units, with ten decimals. */
export function fromUnits(units: bigint): string {
  const digits = units.toString().padStart(limits.amountDecimals + 1, '0')
  return `${digits.slice(0, -limits.amountDecimals)}.${digits.slice(-limits.amountDecimals)}`
}

/**
 * What a merchant receives of a payment, in smallest units. The fee is 0.5%, at least $1 and at most the payment; payments
 * in the merchant's first seven days are free.
 */
export function netOfFee(amount: string, merchantSince: number, paidAt: number): bigint {
  const units = toUnits(amount)
  if (paidAt - merchantSince < feeFreeMs) return units
  const share = (units * 5n) / 1000n
  const fee = share > unit ? share : unit
  return units > fee ? units - fee : 0n
}
