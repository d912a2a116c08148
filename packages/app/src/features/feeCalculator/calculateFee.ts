/** What becomes of one payment; every figure an exact decimal with all ten decimals. */
export interface Reckoning {
  fee: string
  /** What reaches the wallet: never less than nothing. */
  arrives: string
}

const decimals = 10
const unit = 10n ** BigInt(decimals)

function toDecimal(units: bigint): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * The fee on a payment as the gateway takes it: 0.5 % rounded down, at least 1, never more than the payment; nothing in the first 7 days.
 *
 * @param amount - as a person types it: blanks and commas between the digits are overlooked
 * @returns undefined for what is no amount, for nothing, and for more digits than an amount may have: 20 before the point, 10 after
 */
export function calculateFee(amount: string, inFirstDays: boolean): Reckoning | undefined {
  const match = /^(\d{1,20})(?:\.(\d{0,10}))?$/.exec(amount.replace(/[\s,]/g, ''))
  if (!match) return undefined
  const [, integer = '0', fraction = ''] = match
  const units = BigInt(integer) * unit + BigInt(fraction.padEnd(decimals, '0'))
  if (units === 0n) return undefined
  const share = (units * 5n) / 1000n
  const asked = inFirstDays ? 0n : share > unit ? share : unit
  const fee = asked < units ? asked : units
  return { fee: toDecimal(fee), arrives: toDecimal(units - fee) }
}
