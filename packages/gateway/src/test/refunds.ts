import type {
  CreateRefundRequest,
  Decimal,
  MerchantId,
  PaymentId,
  Refund,
} from '@sluice/api/contract'

import { keccak256, stringToHex } from 'viem'

import { claimRefund } from '../refunds/claimRefund.ts'
import { createRefund } from '../refunds/refundService.ts'
import type { createTestChain } from './testChain.ts'
import type { TestContext } from './testContext.ts'
import { testWallet } from './testWallet.ts'

/** Where a customer wants a refund. */
export const customerWallet = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'

/** A transfer to `customerWallet` that pays no refund, and its hash. */
export const wrongTransfer = {
  address: customerWallet,
  amount: '0.3',
  hash: 'wrong transfer',
} as const
export const wrongHash = keccak256(stringToHex(wrongTransfer.hash))

/** A refund of a part of a payment, or of all of it, whose link the merchant passes on. */
export function newRefund(payment_id: PaymentId, amount?: Decimal): CreateRefundRequest {
  return {
    payment_id,
    ...(amount !== undefined && { amount }),
    rate: 'payment',
    reason: '',
    customer_email: '',
    metadata: {},
  }
}

/** What opens the customer's page of a refund. */
export function claimOf({ claim_url }: Refund): string {
  return claim_url.split('/').at(-1) ?? ''
}

/** Creates a refund and claims it. */
export async function addClaimedRefund(
  context: TestContext,
  userId: MerchantId,
  request: CreateRefundRequest,
  address = customerWallet,
): Promise<Refund> {
  const refund = await createRefund(context, userId, request)
  await claimRefund(context, claimOf(refund), { address, accepts_contract: false })
  return refund
}

/** Refunds all that a payment received, in one transfer from the merchant's wallet. */
export async function refundAll(
  context: TestContext,
  chain: ReturnType<typeof createTestChain>,
  userId: MerchantId,
  payment_id: PaymentId,
): Promise<Refund> {
  const refund = await addClaimedRefund(context, userId, newRefund(payment_id))
  await chain.pay({
    address: customerWallet,
    amount: refund.amount,
    hash: `refund ${refund.id}`,
    sender: testWallet,
  })
  return refund
}
