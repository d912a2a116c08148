import type { OperationName, WebhookEventType } from '@sluice/api/contract'

const id = '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90'
const wallet_id = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = '0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91'
const zero = '0.0000000000'

/** A payment that waits for money. */
const waiting = {
  id,
  status: 0,
  state: 'awaiting_payment',
  amount: '249.5000000000',
  currency: 'USDT',
  metadata: 'Order 1046',
  description: 'Two tickets',
  wallet_id,
  created_at: '2026-11-20T05:12:00.000Z',
  expires_at: '2026-11-20T06:12:00.000Z',
  checkout_url: `https://pay.example.com/pay/${id}`,
  return_url: 'https://shop.example.com/orders/1046',
  network: null,
  hash: null,
  received: zero,
  fee: zero,
  net: zero,
  remaining: '249.5000000000',
  resolution: null,
  confirmations: null,
  required_confirmations: null,
  settlement: null,
  settlement_hash: null,
}

const seen = { network: 'polygon', hash, received: '249.5000000000', remaining: zero }

const confirming = {
  ...waiting,
  ...seen,
  state: 'confirming',
  confirmations: 3,
  required_confirmations: 30,
}

const paid = {
  ...waiting,
  ...seen,
  status: 1,
  state: 'paid',
  fee: '1.2475000000',
  net: '248.2525000000',
  settlement: 'pending',
}

const partly = { ...waiting, ...seen, received: '100.0000000000', remaining: '149.5000000000' }

/** Example requests and responses, by the name of the operation. */
export const examples: Partial<Record<OperationName, { request?: unknown; response: unknown }>> = {
  createTransaction: {
    request: {
      amount: '249.50',
      currency: 'USDT',
      metadata: waiting.metadata,
      description: waiting.description,
      return_url: waiting.return_url,
    },
    response: {
      ...waiting,
      expiry: waiting.expires_at,
      transaction_id: id,
      networks: [
        {
          name: 'polygon',
          title: 'Polygon',
          chain_id: 137,
          explorer_url: 'https://polygonscan.com',
          wallet_rpc_url: null,
          coin: 'POL',
          token: {
            symbol: 'USDT',
            address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
            decimals: 6,
          },
        },
      ],
    },
  },
  getTransactionStatus: { response: paid },
  cancelTransaction: { response: { ...waiting, status: -1, state: 'cancelled', remaining: zero } },
  viewTransactions: {
    response: [
      {
        ...paid,
        user_id: '0198e1aa-93d4-7b52-8c11-5f0e7d3a2b64',
        transaction_type: 0,
        created_by: 'api',
        meta: paid.metadata,
        transaction_id: hash,
        from_type: 'polygon',
      },
    ],
  },
}

const states: Record<WebhookEventType, object> = {
  'transaction.confirming': confirming,
  'transaction.succeeded': paid,
  'transaction.failed': { ...partly, status: -1, state: 'underpaid' },
  'transaction.updated': { ...partly, state: 'partially_paid' },
  'transaction.reversed': { ...waiting, network: 'polygon' },
  'transaction.settled': {
    ...paid,
    settlement: 'settled',
    settlement_hash: '0x1b7e94d05c3fa826e1d97b40c5a2f86e3d0b719c42fe5a8d6071c3b9e82f4d65',
  },
  'webhook.test': {
    ...waiting,
    amount: '1.0000000000',
    remaining: '1.0000000000',
    metadata: 'This is a test event. No payment belongs to it.',
    description: 'Test event',
    wallet_id: '',
    return_url: null,
  },
}

/** An event of each type, as it is sent. */
export function eventExample(type: WebhookEventType): object {
  const data = states[type]
  const transaction_id = 'hash' in data ? data.hash : null
  return { type, timestamp: '2026-11-20T05:13:07.000Z', data: { ...data, transaction_id } }
}

/** An error response. */
export const problemExample = {
  type: 'about:blank',
  title: 'Unprocessable Entity',
  status: 422,
  code: 'validation_failed',
  message: 'Some fields are invalid.',
  errors: [{ field: 'amount', message: 'amount must be greater than zero' }],
  request_id: '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e91',
}
