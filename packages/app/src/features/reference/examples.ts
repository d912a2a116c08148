const balance = {
  state: 'paid',
  currency: 'USDT',
  network: 'polygon',
  received: '249.5000000000',
  fee: '1.2475000000',
  net: '248.2525000000',
  remaining: '0.0000000000',
  resolution: null,
  confirmations: null,
  required_confirmations: null,
  settlement: 'pending',
  settlement_hash: null,
}

const transaction = {
  id: '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
  wallet_id: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  user_id: '0198e1aa-93d4-7b52-8c11-5f0e7d3a2b64',
  transaction_type: 0,
  amount: '249.5000000000',
  created_at: '2026-11-20T05:12:00.000Z',
  status: 1,
  created_by: 'api',
  meta: 'Order 1046',
  transaction_id: '0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91',
  from_type: 'polygon',
  ...balance,
}

/** Example requests and responses, by the call's name. */
export const examples: Readonly<Record<string, { request?: unknown; response: unknown }>> = {
  createTransaction: {
    request: { amount: '249.50', metadata: 'Order 1046' },
    response: {
      wallet_id: transaction.wallet_id,
      expiry: '2026-11-20T06:12:00.000Z',
      transaction_id: transaction.id,
    },
  },
  getTransactionStatus: {
    response: {
      id: transaction.id,
      status: 1,
      amount: transaction.amount,
      metadata: transaction.meta,
      ...balance,
    },
  },
  viewTransactions: { response: [transaction] },
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

/** An event as sent to a merchant's webhook. */
export const eventExample = {
  type: 'transaction.succeeded',
  timestamp: '2026-11-20T05:13:07.000Z',
  data: {
    id: transaction.id,
    status: 1,
    amount: transaction.amount,
    metadata: transaction.meta,
    transaction_id: transaction.transaction_id,
    ...balance,
  },
}
