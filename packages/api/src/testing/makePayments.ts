import * as v from 'valibot'

import { paymentTextsSchema, type Payment } from '../contract/payments.ts'

/** Payments with the ids `from` to `to`, both included. */
export function makePayments(from: number, to: number): Payment[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    id: String(from + index),
    deposit_address: 'w1',
    wallet_id: 'w1',
    user_id: 'u1',
    transaction_type: 0,
    amount: '1.0000000000',
    created_at: '2026-11-20T10:00:00.000Z',
    status: 1,
    created_by: 'u1',
    meta: '',
    ...v.parse(paymentTextsSchema, {}),
    expires_at: '2026-11-20T11:00:00.000Z',
    checkout_url: 'https://pay.example/pay/1',
    return_url: null,
    hash: null,
    transaction_id: null,
    from_type: 'api',
    state: 'paid',
    received: '1.0000000000',
    fee_due: '0.0000000000',
    fee_collected: '0.0000000000',
    refunded: '0.0000000000',
    net: '1.0000000000',
    remaining: '0.0000000000',
    resolution: null,
    currency: 'USDT',
    accepted_tokens: ['USDT'],
    price: { amount: '1.0000000000', currency: 'USDT' },
    quotes: [],
    value: null,
    held: [],
    network: 'local',
    confirmations: null,
    required_confirmations: null,
    forwarding: null,
    forwarding_hash: null,
  }))
}
