import { limits } from '@sluice/api/contract'

const scale = 10n ** BigInt(limits.amountDecimals)

/** Converts a decimal to a whole number of 10^-10 units, the only form in which money is calculated. */
export function toUnits(decimal: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(decimal)
  if (!match) throw new RangeError('Not a decimal with at most 10 decimal places')
  const [, sign, integer = '0', fraction = ''] = match
  const units = BigInt(integer) * scale + BigInt(fraction.padEnd(limits.amountDecimals, '0'))
  return sign ? -units : units
}

/** Converts units to a decimal with all ten decimals. */
export function toDecimal(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(limits.amountDecimals + 1, '0')
  const point = digits.length - limits.amountDecimals
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Converts a token's base units to units of 10^-10, rounded down. */
export function unitsFromToken(units: bigint, decimals: number): bigint {
  return (units * scale) / 10n ** BigInt(decimals)
}

/** Converts units of 10^-10 to a token's base units, rounded down. */
export function tokenFromUnits(units: bigint, decimals: number): bigint {
  return (units * 10n ** BigInt(decimals)) / scale
}

/** Adds up decimals, in units. */
export function sumUnits(decimals: readonly string[]): bigint {
  return decimals.reduce((total, decimal) => total + toUnits(decimal), 0n)
}

/** What a payment's fee is calculated from. Fixed when the payment is created. */
export interface FeeTerms {
  /** Hundredths of a percent. */
  fee_bps: number
  /** A decimal. */
  min_fee: string
}

/** Days after registration in which new payments are free of fees. Decision 33. */
const freeDays = 7

const freeTerms: FeeTerms = { fee_bps: 0, min_fee: '0' }
const standardTerms: FeeTerms = { fee_bps: 50, min_fee: '1' }

/** The fee terms of a payment created at `createdAt` by a merchant who registered at `merchantSince`. Decision 33. */
export function feeTermsFor(merchantSince: Date, createdAt: Date): FeeTerms {
  const freeUntil = merchantSince.getTime() + freeDays * 86_400_000
  return createdAt.getTime() < freeUntil ? freeTerms : standardTerms
}

/** The decimals in which the minimum fee is exact, as in the contract's `Terms.minFee`. */
const minFeeDecimals = 6

/** Converts the minimum fee to a token's base units. */
function minimumIn(terms: FeeTerms, decimals: number): bigint {
  const millionths = toUnits(terms.min_fee) / 10n ** BigInt(limits.amountDecimals - minFeeDecimals)
  return decimals >= minFeeDecimals
    ? millionths * 10n ** BigInt(decimals - minFeeDecimals)
    : millionths / 10n ** BigInt(minFeeDecimals - decimals)
}

/**
 * The fee on everything that one address received of a token, in the token's base units: rounded down and never more than
 * that. `Deposit.sol` calculates the same.
 */
export function calculateFee(
  terms: FeeTerms,
  total: bigint,
  decimals: number = limits.amountDecimals,
): bigint {
  const share = (total * BigInt(terms.fee_bps)) / 10_000n
  const minimum = minimumIn(terms, decimals)
  const fee = share > minimum ? share : minimum
  return fee < total ? fee : total
}

/** Rounds an amount up to a token's decimals, since customers cannot pay a fraction of a base unit. */
export function roundUp(units: bigint, decimals: number): bigint {
  if (decimals >= limits.amountDecimals) return units
  const step = 10n ** BigInt(limits.amountDecimals - decimals)
  return ((units + step - 1n) / step) * step
}
