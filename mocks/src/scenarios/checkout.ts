import type { Decimal, Payment } from '@sluice/api/contract'

import { makePayment, payableMs } from '../fixtures/payments.ts'
import { addressFrom, hashFrom } from '../store/ids.ts'
import { demoLink } from './paymentLinks.ts'
import { failCall } from './responses.ts'
import type { Scenario } from './scenario.ts'

/** The payment of the checkout's scenarios. */
export const checkoutId = '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90'

const zero = '0.0000000000'
const asked = '250.5000000000'

const waiting: Partial<Payment> = {
  id: checkoutId,
  deposit_address: addressFrom(4_001),
  transaction_type: 0,
  amount: asked,
  status: 0,
  state: 'awaiting_payment',
  created_by: 'api',
  metadata: 'CHAI-20481',
  description: 'Order CHAI-20481: festival hamper',
  return_url: 'https://masalachai.example/orders/20481',
  hash: null,
  network: null,
  received: zero,
  fee_due: zero,
  fee_collected: zero,
  net: zero,
  remaining: asked,
  forwarding: null,
}

/** Money that was seen on Base. */
function received(amount: Decimal, confirmations: number | null): Partial<Payment> {
  const hash = `0x${hashFrom(4_002)}`
  return {
    received: amount,
    hash,
    network: 'base',
    confirmations,
    required_confirmations: confirmations === null ? null : 10,
    forwarding: 'pending',
    remaining: zero,
  }
}

/** A payment, created `minutesAgo`, that stands as given. */
function checkout(label: string, changes: Partial<Payment>, minutesAgo = 2): Scenario {
  return {
    label: `Checkout: ${label}`,
    arrange: (merchant, { now }) => {
      const created = now() - minutesAgo * 60_000
      merchant.payments = [
        makePayment({
          ...waiting,
          created_at: new Date(created).toISOString(),
          expires_at: new Date(created + payableMs).toISOString(),
          ...changes,
        }),
      ]
    },
  }
}

/** Nothing was paid yet. */
export function checkoutWaiting(): Scenario {
  return checkout('waiting', {})
}

/** Nothing was paid yet of a price in rupees. */
export function checkoutInRupees(): Scenario {
  const at = '2026-11-20T05:12:00.000Z'
  const amount: Decimal = '20.0600000000'
  return checkout('priced in rupees', {
    amount,
    remaining: amount,
    price: { amount: '1700.0000000000', currency: 'INR' },
    quotes: [
      {
        peg: 'USD',
        tokens: ['USDT', 'USDC'],
        amount,
        rate: '84.7500000000',
        source: 'coingecko, kraken',
        quoted_at: at,
      },
    ],
  })
}

/** Nothing was paid yet, and three minutes are left. */
export function checkoutNearEnd(): Scenario {
  return checkout('waiting, three minutes left', {}, 57)
}

/** The payment was seen in the latest block. */
export function checkoutSeen(): Scenario {
  return checkout('seen', { state: 'confirming', ...received(asked, 1) })
}

/** Six of ten blocks confirm the payment. */
export function checkoutConfirming(): Scenario {
  return checkout('confirming', { state: 'confirming', ...received(asked, 6) })
}

/** A part was paid. */
export function checkoutPartiallyPaid(): Scenario {
  return checkout('partially paid', {
    state: 'partially_paid',
    ...received('100.0000000000', null),
    remaining: '150.5000000000',
  })
}

/** A token arrived that the payment does not accept. */
export function checkoutWrongToken(): Scenario {
  return checkout('wrong token', {
    accepted_tokens: ['USDT'],
    hash: `0x${hashFrom(4_003)}`,
    network: 'base',
    held: [
      {
        hash: `0x${hashFrom(4_003)}`,
        network: 'base',
        token: 'USDC',
        amount: asked,
        paid_at: '2026-11-14T13:05:00.000Z',
        reason: 'token_not_accepted',
        resolution: null,
      },
    ],
  })
}

/** The network's own coin arrived instead of a token. */
export function checkoutCoin(): Scenario {
  return checkout('a coin instead of a token', {
    held: [
      {
        hash: null,
        network: 'base',
        token: 'ETH',
        amount: '0.0800000000',
        paid_at: '2026-11-14T13:05:00.000Z',
        reason: 'native_coin',
        resolution: null,
      },
    ],
  })
}

/** A network cannot be read. */
export function checkoutNetworkDown(...names: string[]): Scenario {
  const { arrange } = checkoutWaiting()
  return {
    label: `Checkout: ${names.join(' and ')} not available`,
    arrange: (merchant, store) => {
      arrange?.(merchant, store)
      store.state.unread_networks = names
    },
  }
}

/** The payment is credited. */
export function checkoutPaid(): Scenario {
  return checkout('paid', { status: 1, state: 'paid', ...received(asked, null) })
}

/** More was paid than asked. */
export function checkoutOverpaid(): Scenario {
  const more = received('300.0000000000', null)
  return checkout('overpaid', { status: 1, state: 'overpaid', ...more })
}

/** The time ended with too little paid. */
export function checkoutUnderpaid(): Scenario {
  const less = { ...received('100.0000000000', null), remaining: '150.5000000000' } as const
  return checkout('underpaid', { status: -1, state: 'underpaid', ...less }, 90)
}

/** The time ended without money. */
export function checkoutExpired(): Scenario {
  return checkout('expired', { status: -1, state: 'expired', remaining: zero }, 90)
}

/** The time ended without money, and the link that made the payment makes another one. */
export function checkoutExpiredFromLink(): Scenario {
  const { arrange } = checkoutExpired()
  return {
    label: 'Checkout: expired, from a link',
    arrange: (merchant, store) => {
      arrange?.(merchant, store)
      store.state.payment_links = [{ ...demoLink, transaction_ids: [checkoutId] }]
    },
  }
}

/** The money came after the end. */
export function checkoutLate(): Scenario {
  return checkout('late', { status: -1, state: 'late', ...received(asked, null) }, 90)
}

/** The merchant cancelled the payment. */
export function checkoutCancelled(): Scenario {
  return checkout('cancelled', { status: -1, state: 'cancelled', remaining: zero })
}

/** There is no such payment. */
export function checkoutNotFound(): Scenario {
  return { ...failCall('getCheckout', 'not_found'), label: 'Checkout: not found' }
}

/** A payment that is waiting is paid after a while. */
export function checkoutPaidLater(afterMs = 3_000): Scenario {
  const { arrange } = checkoutWaiting()
  return {
    label: `Checkout: paid after ${afterMs} ms`,
    arrange: (merchant, store) => {
      arrange?.(merchant, store)
      store.state.scheduled_payments.push({ payment_id: checkoutId, at: store.now() + afterMs })
    },
  }
}
