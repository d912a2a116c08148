import { toAmount, type Decimal, type Payment } from '@sluice/api/contract'

import { earningsOf } from '../fixtures/demoState.ts'
import { makePayment } from '../fixtures/payments.ts'
import { problemResponse } from '../http/ApiError.ts'
import { addPayment } from '../store/addPayment.ts'
import type { MockMerchant } from '../store/MockStore.ts'
import { recordEvent } from '../store/deliveries.ts'
import { endPaymentAs } from '../store/payments.ts'
import { balanceOf, feeOn, heldBy } from '../store/balanceOf.ts'
import { failCall, respondTo } from './responses.ts'
import type { Scenario } from './scenario.ts'

/** Sets the merchant's payments, and the earnings from them. */
function withHistory(label: string, generated: number, rows: Payment[] = []): Scenario {
  return {
    label,
    arrange: (merchant: MockMerchant) => {
      merchant.payments = rows
      merchant.generated_transactions = generated
      merchant.total_earnings = earningsOf(merchant)
    },
  }
}

/** No payments and no earnings. */
export function noPayments(): Scenario {
  return withHistory('Transactions: none', 0)
}

/** One payment. */
export function onePayment(): Scenario {
  return withHistory('Transactions: one', 1)
}

/** Exactly one page of the full list. */
export function oneFullPage(): Scenario {
  return withHistory('Transactions: exactly one page of ten', 10)
}

/** A long list, generated page by page. */
export function manyPayments(count = 10_000): Scenario {
  return withHistory(`Transactions: ${count.toLocaleString('en-IN')}`, count)
}

/** Unusual payments: tiny and huge amounts, no hash, very long and odd metadata. */
export function unusualPayments(): Scenario {
  return withHistory('Transactions: unusual', 0, [
    makePayment({ amount: '0.0000000001', status: 1, metadata: 'The smallest amount' }, 0),
    makePayment({ amount: '99999999999999999999.9999999999', metadata: 'The largest amount' }, 1),
    makePayment({ status: -1, metadata: 'Failed' }, 2),
    makePayment({ status: -1, hash: null, metadata: '' }, 3),
    makePayment({ status: 0, hash: null, metadata: '{"order":' }, 4),
    makePayment({ metadata: 'One very long line without end '.repeat(130).trim() }, 5),
    makePayment({ metadata: '<b>bold</b> & "quoted" ‮reversed‬ 🧾' }, 6),
    makePayment({ metadata: 'NoBlankAnywhere'.repeat(40), deposit_address: '' }, 7),
    makePayment({ transaction_type: 1, created_by: '', metadata: '' }, 8),
  ])
}

/** Overlapping pages, as when new payments arrive between two requests. */
export function repeatedRows(): Scenario {
  return {
    label: 'Transactions: overlapping pages',
    handlers: () =>
      respondTo(['listPayments'], (request) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
        const start = Math.max(0, page - 1) * 7
        const rows = Array.from({ length: 10 }, (_, row) => makePayment({}, start + row))
        return Response.json(page > 3 ? [] : rows)
      }),
  }
}

/** The first page loads, later pages fail. */
export function failLaterPages(): Scenario {
  return {
    label: 'Transactions: later pages fail',
    handlers: () =>
      respondTo(['listPayments'], (request) =>
        Number(new URL(request.url).searchParams.get('page') ?? 1) > 1
          ? problemResponse('internal')
          : undefined,
      ),
  }
}

/** The payments cannot be loaded. */
export function failPaymentList(): Scenario {
  return { ...failCall('listPayments', 'internal'), label: 'Transactions: loading fails' }
}

/** The number of payments cannot be loaded. */
export function failPaymentCount(): Scenario {
  return { ...failCall('countPayments', 'internal'), label: 'Transactions: counting fails' }
}

/** A pending payment arrives after a while. */
export function paymentArrives(afterMs = 3_000): Scenario {
  return {
    label: `Transactions: a payment arrives after ${afterMs} ms`,
    arrange: (merchant, { state, now }) => {
      const pending = makePayment({
        id: '3f1c9a6e-52d7-4b08-a4e1-7c0d8b9f2e65',
        status: 0,
        hash: null,
        transaction_type: 0,
        amount: '250.0000000000',
        created_by: 'api',
        metadata: 'CHAI-20481 · Festival hamper',
      })
      merchant.payments = [pending]
      state.pay_after_ms = afterMs
      state.scheduled_payments.push({ payment_id: pending.id, at: now() + afterMs })
    },
  }
}

/** A payment that was paid, one with too little money, and one that was reversed. */
export function someNotifications(): Scenario {
  return {
    label: 'Notifications: three new',
    arrange: (merchant, store) => {
      const create = (amount: Decimal, description: string) =>
        addPayment(store, merchant, { amount, currency: 'INR', description, metadata: '' }, 'link')
      const reversed = create('5400', 'Wedding order')
      endPaymentAs(store, create('1680.50', 'Masala chai, 2 kg').id)
      endPaymentAs(store, create('420', 'Tea for the office').id, 'underpaid')
      recordEvent(store, merchant, 'payment.reversed', reversed)
    },
  }
}

/** Sales at the counter today: two paid, one that waits, one that nobody paid. */
export function counterSales(): Scenario {
  return {
    label: 'Counter: sales today',
    arrange: (merchant, store) => {
      const sell = (amount: Decimal, description?: string) =>
        addPayment(
          store,
          merchant,
          { amount, currency: 'INR', metadata: '', ...(description && { description }) },
          'counter',
        ).id
      endPaymentAs(store, sell('420', 'Table 4'))
      endPaymentAs(store, sell('1680.50', 'Masala chai, 2 kg'))
      endPaymentAs(store, sell('90'), 'expired')
      sell('240', 'Table 2')
    },
  }
}

function held(index: number, amount: Decimal, received: Decimal) {
  const created_at = new Date(Date.UTC(2026, 10, 14, 13, index - 8_970)).toISOString()
  const row = makePayment({ amount, created_at, status: -1, transaction_type: 0 }, index)
  const fee = feeOn(row, toAmount(received), 0)
  const ended = { ...row, ...balanceOf(row, { received: toAmount(received), fee }) }
  return { ...ended, held: heldBy(ended) }
}

/** A payment that was sent a token which it does not accept. */
function heldToken(index: number, amount: Decimal) {
  const row = makePayment(
    { amount, status: 0, transaction_type: 0, accepted_tokens: ['USDT'] },
    index,
  )
  const { held: transfers } = held(index, amount, amount)
  return {
    ...row,
    held: transfers.map((each) => ({
      ...each,
      token: 'USDC',
      reason: 'token_not_accepted' as const,
    })),
  }
}

/** Somebody sent a network's own coin instead of a token. */
export function coinSent(): Scenario {
  return {
    label: 'Transactions: a coin instead of a token',
    arrange: (merchant) => {
      const row = heldToken(9_003, '0.0250000000')
      const coin = { token: 'ETH', hash: null, reason: 'native_coin' as const }
      const payment = { ...row, held: row.held.map((each) => ({ ...each, ...coin })) }
      merchant.payments = [payment, ...merchant.payments]
    },
  }
}

/** Three payments hold money: one came too late, one was too little, one is in a token that is not accepted. */
export function heldMoney(): Scenario {
  return {
    label: 'Transactions: late and underpaid money, and a wrong token',
    arrange: (merchant) => {
      merchant.payments = [
        heldToken(9_002, '75.0000000000'),
        held(9_001, '100.0000000000', '50'),
        held(9_000, '240.5000000000', '240.5'),
        ...merchant.payments,
      ]
    },
  }
}
