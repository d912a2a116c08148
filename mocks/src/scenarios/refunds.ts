import { withPrefix, type Refund } from '@sluice/api/contract'

import { demoMerchantId } from '../fixtures/merchant.ts'
import { explorerPageOf } from '../fixtures/networks.ts'
import { makePayment } from '../fixtures/payments.ts'
import { addressFrom, hashFrom, uuidFrom } from '../store/ids.ts'
import type { MockRefund } from '../store/MockStore.ts'
import { tellOfRefund, unclaimedRefund } from '../store/refunds.ts'
import type { Scenario } from './scenario.ts'

/** What opens the customer's page of the first refund of the scenarios. */
export const refundClaim = uuidFrom(9_100)

const address = addressFrom(9_101)
const hash = `0x${hashFrom(9_102)}`
const payment = makePayment({ description: 'Festival hamper', status: 1, transaction_type: 0 }, 0)

const claimed: Partial<MockRefund> = {
  state: 'claimed',
  address,
  claimed_at: '2026-11-19T08:40:00.000Z',
  expires_at: null,
}
const paid: Partial<MockRefund> = {
  ...claimed,
  hash,
  sender: addressFrom(9_103),
  explorer_url: explorerPageOf('base', hash),
}

/** A refund of the demo merchant's newest payment. */
function refund(changes: Partial<MockRefund> = {}, index = 0): MockRefund {
  const claim = uuidFrom(9_100 + index)
  return {
    ...unclaimedRefund,
    merchant_id: demoMerchantId,
    claim,
    code_for: null,
    id: withPrefix('refund', uuidFrom(9_200 + index)),
    payment_id: withPrefix('payment', payment.id),
    amount: '40.0000000000',
    currency: 'USDT',
    network: 'base',
    network_title: 'Base',
    price: null,
    reason: 'One of the two boxes was damaged',
    customer_email: '',
    metadata: {},
    claim_url: `${new URL(payment.checkout_url).origin}/pay/refund/${claim}`,
    created_at: '2026-11-19T08:30:00.000Z',
    expires_at: '2026-12-19T08:30:00.000Z',
    ...changes,
  }
}

function withRefunds(label: string, ...changes: Partial<MockRefund>[]): Scenario {
  return {
    label: `Refunds: ${label}`,
    arrange: (merchant, store) => {
      merchant.payments = [payment, ...merchant.payments]
      store.state.refunds = changes.map((each, index) => refund(each, index))
      for (const each of store.state.refunds) {
        if (each.state === 'claimed') tellOfRefund(store, merchant, each, 'refund.claimed')
      }
    },
  }
}

/** A refund that nobody has claimed. */
export function refundCreated(): Scenario {
  return withRefunds('created', {})
}

/** A refund whose customer confirms the address with a code. */
export function refundWithEmail(): Scenario {
  return withRefunds('with an email', { customer_email: 'meera@example.com' })
}

/** A refund that is to be paid. */
export function refundClaimed(): Scenario {
  return withRefunds('claimed', claimed)
}

/** A refund that the merchant is paying. */
export function refundPaying(): Scenario {
  return withRefunds('being paid', { ...claimed, locked_until: '2099-01-01T00:00:00.000Z' })
}

/** A refund whose transfer is not confirmed. */
export function refundSent(): Scenario {
  return withRefunds('sent', {
    ...paid,
    state: 'sent',
    confirmations: 3,
    required_confirmations: 10,
  })
}

/** A refund whose transfer a reorg has removed. */
export function refundReversed(): Scenario {
  return withRefunds('reversed', {
    ...paid,
    state: 'sent',
    confirmations: 0,
    required_confirmations: 10,
  })
}

/** A refund that was paid. */
export function refundSucceeded(): Scenario {
  return withRefunds('succeeded', {
    ...paid,
    state: 'succeeded',
    succeeded_at: '2026-11-19T09:02:00.000Z',
  })
}

/** A refund of money that a reorg has taken back. */
export function refundNotCovered(): Scenario {
  return withRefunds('not covered', { ...claimed, is_covered: false })
}

const other: Refund['transfers'][number] = {
  hash,
  network: 'base',
  network_title: 'Base',
  currency: 'USDT',
  amount: '39.5000000000',
  sender: addressFrom(9_103),
  fault: 'amount',
}

/** A refund with transfers that do not pay it. */
export function refundMispaid(): Scenario {
  return withRefunds('mispaid', {
    ...claimed,
    transfers: [
      other,
      { ...other, hash: `0x${hashFrom(9_104)}`, currency: 'USDC', fault: 'token' },
      { ...other, hash: `0x${hashFrom(9_105)}`, network_title: 'Polygon', fault: 'network' },
      { ...other, hash: `0x${hashFrom(9_106)}`, amount: '40.0000000000', fault: 'sender' },
    ],
  })
}

/** A payment whose price is in rupees, without refunds. */
export function paymentInRupees(): Scenario {
  return {
    label: 'Refunds: a payment in rupees',
    arrange: (merchant) => {
      const price = { amount: '3390.0000000000', currency: 'INR' } as const
      const rate = '84.7500000000' as const
      const [quote] = payment.quotes
      const quotes = quote ? [{ ...quote, amount: '40.0000000000' as const, rate }] : []
      merchant.payments = [{ ...payment, price, quotes }, ...merchant.payments]
    },
  }
}

/** Refunds in every state. */
export function manyRefunds(): Scenario {
  return withRefunds(
    'in every state',
    {},
    claimed,
    { ...paid, state: 'sent', confirmations: 3, required_confirmations: 10 },
    { ...paid, state: 'succeeded', succeeded_at: '2026-11-19T09:02:00.000Z' },
    { state: 'expired', expires_at: null },
    { state: 'cancelled', expires_at: null },
  )
}

/** A refund that expired, or was withdrawn. */
export function refundExpired(): Scenario {
  return withRefunds('expired', { state: 'expired', expires_at: null })
}

export function refundCancelled(): Scenario {
  return withRefunds('withdrawn', { state: 'cancelled', expires_at: null })
}
