/** The parts of a payment, as exact decimals with ten decimal places. */
export interface FeeResult {
  fee: string
  /** The amount after the fee; never negative. */
  arrives: string
}

const decimals = 10
const unit = 10n ** BigInt(decimals)

function toDecimal(units: bigint): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * Calculates the fee as the gateway does: 0.5% rounded down, at least 1, at most the whole payment; nothing in the first 7 days.
 *
 * @param amount - as typed by a person; spaces and commas are ignored
 * @returns undefined unless the amount is positive, with at most 20 digits before and 10 after the decimal point
 */
export function calculateFee(amount: string, inFirstDays: boolean): FeeResult | undefined {
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
