import { asUnits, toAmount, toUnits } from './money.ts'
import type { Decimal, Units } from './money.ts'

/** What a payment's fee is calculated from. Fixed when the payment is created. */
export interface FeeTerms {
  /** Hundredths of a percent. */
  fee_bps: number
  min_fee: Decimal
}

/** Days after registration in which new payments are free of fees. D33. */
const freeDays = 7

/** The fee of payments that are not free. D33. */
export const standardFee: FeeTerms = { fee_bps: 50, min_fee: '1' }

const noFee: FeeTerms = { fee_bps: 0, min_fee: '0' }

/** The fee terms of a payment created at `createdAt` by a merchant who registered at `merchantSince`. */
export function feeTermsFor(merchantSince: Date, createdAt: Date): FeeTerms {
  const freeUntil = merchantSince.getTime() + freeDays * 86_400_000
  return createdAt.getTime() < freeUntil ? noFee : standardFee
}

/** The decimals to which the minimum fee is exact, as in `Terms.minFee` of the deposit contract. */
const minFeeDecimals = 6

/** The minimum fee as the deposit contract takes it. */
export function minFeeUnits({ min_fee }: Pick<FeeTerms, 'min_fee'>): Units {
  return toUnits(toAmount(min_fee), minFeeDecimals)
}

/**
 * The fee on everything that one address received of a token: rounded down to the token's base units and never more than
 * that. `Deposit.sol` calculates the same.
 */
export function feeOf(terms: FeeTerms, total: Units, decimals: number): Units {
  const share = (total * BigInt(terms.fee_bps)) / 10_000n
  const millionths = minFeeUnits(terms)
  const minimum =
    decimals >= minFeeDecimals
      ? millionths * 10n ** BigInt(decimals - minFeeDecimals)
      : millionths / 10n ** BigInt(minFeeDecimals - decimals)
  const fee = share > minimum ? share : minimum
  return asUnits(fee < total ? fee : total)
}
