import { testPayment, zeroDecimal as zero } from '@sluice/api/contract'
import type {
  OperationName,
  PaymentEventType,
  PaymentStatusResponse,
  Refund,
  RefundEventType,
} from '@sluice/api/contract'

import { isJsonObject, objectsOf } from './jsonSchemas.ts'
import type { JsonSchema } from './jsonSchemas.ts'

/** What a schema describes, made of the examples of its members. Members without one are left out. */
export function exampleOf(schema: JsonSchema, definitions: Record<string, JsonSchema>): unknown {
  const { $ref, examples, properties, items } = schema
  if (typeof $ref === 'string') {
    return exampleOf(definitions[$ref.split('/').at(-1) ?? ''] ?? {}, definitions)
  }
  if (Array.isArray(examples)) return examples[0]
  if (isJsonObject(items)) return [exampleOf(items, definitions)]
  if (!isJsonObject(properties)) return schema['const']
  const members = Object.entries(objectsOf(properties)).map(([name, member]) => [
    name,
    exampleOf(member, definitions),
  ])
  return Object.fromEntries(members.filter(([, example]) => example !== undefined))
}

/** The examples of the contract are those of a payment that was paid. Others differ from it in these members. */
type Difference = Partial<PaymentStatusResponse>

const waiting: Difference = {
  status: 0,
  state: 'awaiting_payment',
  network: null,
  hash: null,
  received: zero,
  fee_due: zero,
  fee_collected: zero,
  net: zero,
  remaining: '249.5000000000',
  forwarding: null,
  value: null,
}
const { network: _, hash: __, ...seen } = waiting
const partly: Difference = { ...seen, received: '100.0000000000', remaining: '149.5000000000' }

/** The example of a refund is one that was paid. */
const unpaid: Partial<Refund> = {
  state: 'claimed',
  hash: null,
  sender: null,
  explorer_url: null,
}
const unclaimed: Partial<Refund> = {
  ...unpaid,
  state: 'created',
  address: null,
  claimed_at: null,
  expires_at: '2026-12-20T06:00:00.000Z',
}
const sent: Partial<Refund> = { state: 'sent', confirmations: 3, required_confirmations: 30 }

/** What differs in events about refunds. */
export const refundDifferences: Record<RefundEventType, Partial<Refund>> = {
  'refund.created': unclaimed,
  'refund.claimed': unpaid,
  'refund.sent': sent,
  'refund.succeeded': { state: 'succeeded', succeeded_at: '2026-11-20T06:21:00.000Z' },
  'refund.reversed': { ...sent, confirmations: 0 },
  'refund.expired': { ...unclaimed, state: 'expired' },
  'refund.cancelled': { ...unclaimed, state: 'cancelled' },
}

/** What differs in the examples of operations that answer with a payment which is not paid. */
export const answerDifferences: Partial<Record<OperationName, Difference | Partial<Refund>>> = {
  createRefund: unclaimed,
  cancelRefund: { ...unclaimed, state: 'cancelled', expires_at: null },
  getRefund: unpaid,
  createPayment: waiting,
  cancelPayment: { ...waiting, status: -1, state: 'cancelled', remaining: zero },
}

/** The same for events. */
export const eventDifferences: Record<PaymentEventType, Difference> = {
  'payment.confirming': {
    ...seen,
    state: 'confirming',
    received: '249.5000000000',
    remaining: zero,
    confirmations: 3,
    required_confirmations: 30,
  },
  'payment.paid': {},
  'payment.failed': { ...partly, status: -1, state: 'underpaid' },
  'payment.updated': { ...partly, state: 'partially_paid' },
  'payment.held': {
    ...waiting,
    held: [
      {
        hash: '0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91',
        network: 'polygon',
        token: 'USDC',
        amount: '249.5000000000',
        paid_at: '2026-11-20T05:13:02.000Z',
        reason: 'token_not_accepted',
        resolution: null,
      },
    ],
    accepted_tokens: ['USDT'],
  },
  'payment.reversed': { ...waiting, network: 'polygon' },
  'payment.forwarded': {
    forwarding: 'forwarded',
    forwarding_hash: '0x1b7e94d05c3fa826e1d97b40c5a2f86e3d0b719c42fe5a8d6071c3b9e82f4d65',
  },
  'webhook.test': { ...waiting, ...testPayment, remaining: testPayment.amount },
}
