import { noSeller, paymentStates, type Checkout, type PaymentState } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { describeCheckout } from './checkoutState.ts'

const checkout: Checkout = {
  id: '1',
  business_name: 'Asha’s Book Shop',
  seller: noSeller,
  link_url: null,
  paid_at: null,
  receipt_number: null,
  description: '',
  price: { amount: '250.5000000000', currency: 'USDT' },
  quotes: [],
  amount: '250.5000000000',
  currency: 'USDT',
  status: 0,
  state: 'awaiting_payment',
  received: '0.0000000000',
  refunded: '0.0000000000',
  remaining: '250.5000000000',
  deposit_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  expires_at: '2026-11-20T11:00:00.000Z',
  now: '2026-11-20T10:30:00.000Z',
  networks: [],
  transfers: [],
  return_url: null,
}
const open = { isOver: false, isSent: false }

const statuses: Partial<Record<PaymentState, 0 | 1>> = {
  awaiting_payment: 0,
  partially_paid: 0,
  confirming: 0,
  paid: 1,
  overpaid: 1,
}

function describe(state: PaymentState, situation = open) {
  return describeCheckout({ ...checkout, state, status: statuses[state] ?? -1 }, situation, texts.t)
}

test.each(paymentStates)('only a payment that is waiting asks for money: %s', (state) => {
  const { canPay, isFinal } = describe(state)
  expect(canPay).toBe(state === 'awaiting_payment' || state === 'partially_paid')
  expect(isFinal).toBe(statuses[state] !== 0)
})

test.each(['awaiting_payment', 'partially_paid'] as const)(
  '%s: nobody is asked to pay after the end, or while a payment is on its way',
  (state) => {
    expect(describe(state, { isOver: true, isSent: false }).canPay).toBe(false)
    expect(describe(state, { isOver: false, isSent: true }).canPay).toBe(false)
  },
)

test('a partly paid one says what is missing', () => {
  const partly = {
    state: 'partially_paid',
    received: '100.0000000000',
    remaining: '150.5000000000',
  } as const
  const { message } = describeCheckout({ ...checkout, ...partly }, open, texts.t)
  expect(message).toBe('100 USDT arrived. Send the remaining 150.5 USDT to the same address.')
})
