import { toUnits } from './money.ts'

/** Days after registration in which a merchant pays no fee. Decision 33. */
const freeDays = 7

const minimumFee = toUnits('1')

/**
 * The fee on everything that was credited of one transaction, in units: 0.5 %, rounded down, at least 1, never more than
 * what came in. Nothing in the merchant's first 7 days. Decision 33.
 */
export function feeOn(credited: bigint, merchantSince: Date, paidAt: Date): bigint {
  if (paidAt.getTime() < merchantSince.getTime() + freeDays * 86_400_000) return 0n
  const share = (credited * 5n) / 1000n
  const fee = share > minimumFee ? share : minimumFee
  return fee < credited ? fee : credited
}
