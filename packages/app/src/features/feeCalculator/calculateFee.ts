import {
  asDecimal,
  feeOf,
  fromUnits,
  roundUp,
  standardFee,
  subtract,
  toAmount,
  toDecimal,
  toUnits,
  zeroAmount,
  type Decimal,
} from '@sluice/api/contract'
import { readTypedAmount } from '../../components/forms/typedAmount.ts'

/** The parts of a payment. */
export interface FeeResult {
  /** What the customer pays. */
  due: Decimal
  fee: Decimal
  arrives: Decimal
}

/** USDT's decimals, to which the amount is rounded up and the fee down. */
const decimals = 6

/**
 * The fee that the gateway charges on a payment.
 *
 * @param typed - an amount as a person types it
 * @returns undefined unless the amount is positive, with at most 20 digits before and 10 after the decimal point
 */
export function calculateFee(typed: string, inFirstDays: boolean): FeeResult | undefined {
  const read = readTypedAmount(typed)
  // Here nothing is paid: a comma before three digits is one between thousands.
  const text = read && ('more' in read ? read.more : read.value)
  if (text === undefined) return undefined
  if (!/^\d{1,20}(?:\.\d{1,10})?$/.test(text)) return undefined
  const due = roundUp(toAmount(asDecimal(text)), decimals)
  if (due === 0n) return undefined
  const fee = inFirstDays
    ? zeroAmount
    : fromUnits(
        feeOf({ ...standardFee, fee_from: toDecimal(due) }, toUnits(due, decimals), decimals),
        decimals,
      )
  return { due: toDecimal(due), fee: toDecimal(fee), arrives: toDecimal(subtract(due, fee)) }
}
