import { asUnits, toAmount, toUnits } from './money.ts'
import type { Decimal, Units } from './money.ts'

/** What a payment's fee is calculated from. Fixed when the payment is created. */
export interface FeeTerms {
  /** Hundredths of a percent. */
  fee_bps: number
  min_fee: Decimal
  /** The total from which the minimum is due in full. Below it the minimum shrinks with the total, down to nothing. */
  fee_from: Decimal
}

/** What is the same for all payments of a merchant. */
export type Tariff = Omit<FeeTerms, 'fee_from'>

/** Days after registration in which new payments are free of fees. D33. */
const freeDays = 7

/** The tariff of payments that are not free. D33. */
export const standardFee: Tariff = { fee_bps: 50, min_fee: '1' }

const noFee: Tariff = { fee_bps: 0, min_fee: '0' }

/** The tariff of a payment created at `createdAt` by a merchant who registered at `merchantSince`. */
export function feeTermsFor(merchantSince: Date, createdAt: Date): Tariff {
  const freeUntil = merchantSince.getTime() + freeDays * 86_400_000
  return createdAt.getTime() < freeUntil ? noFee : standardFee
}

/** The decimals to which a deposit address commits to its fee terms. */
const termsDecimals = 6

/** The amounts of fee terms in millionths of a token, as the deposit contract takes them. */
export function feeTermsInMillionths({ min_fee, fee_from }: FeeTerms): {
  min_fee: Units
  fee_from: Units
} {
  return {
    min_fee: toUnits(toAmount(min_fee), termsDecimals),
    fee_from: toUnits(toAmount(fee_from), termsDecimals),
  }
}

/**
 * The fee on everything that one address received of a token, `max(share(t), min(minFee, max(0, t - (from - minFee))))`,
 * rounded down to the token's base units. `Deposit.sol` calculates the same.
 */
export function feeOf(terms: FeeTerms, total: Units, decimals: number): Units {
  const { min_fee, fee_from } = feeTermsInMillionths(terms)
  const inUnits = (millionths: bigint) =>
    (millionths * 10n ** BigInt(decimals)) / 10n ** BigInt(termsDecimals)
  const minFee = inUnits(min_fee)
  const start = inUnits(fee_from) > minFee ? inUnits(fee_from) - minFee : 0n
  const share = (total * BigInt(terms.fee_bps)) / 10_000n
  const above = total > start ? total - start : 0n
  const minimum = above < minFee ? above : minFee
  return asUnits(share > minimum ? share : minimum)
}
