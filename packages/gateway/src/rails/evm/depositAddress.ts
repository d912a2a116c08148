import type { PaymentId } from '@sluice/api/contract'
import { getAddress, pad, zeroAddress } from 'viem'
import type { Hex } from 'viem'

import type { DepositTerms } from '../Rail.ts'
import type { Terms } from './contractVersions.ts'

/** A payment's ID as `ref`. */
export function refOf(paymentId: string): Hex {
  return pad(`0x${paymentId.replaceAll('-', '')}`)
}

/** The terms as the contract reads them. */
export function termsOf(paymentId: PaymentId, terms: DepositTerms): Terms {
  return {
    merchant: getAddress(terms.merchant),
    fallbackMerchant: terms.second_wallet === null ? zeroAddress : getAddress(terms.second_wallet),
    feeWallet: getAddress(terms.fee_wallet),
    feeBps: terms.fee_bps,
    minFee: terms.min_fee,
    from: terms.fee_from,
    ref: refOf(paymentId),
  }
}
