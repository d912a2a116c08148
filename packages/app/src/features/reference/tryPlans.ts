/** What is filled in to try a call, and the request that it makes. */
export interface TryPlan {
  fields: readonly { name: string; label: string; initial: string }[]
  /** The path below the API base, and the body where one is sent. */
  request: (values: Readonly<Record<string, string>>) => { path: string; body?: object }
}

/** How each public call is tried, by the call's name. */
export const tryPlans: Readonly<Record<string, TryPlan>> = {
  createTransaction: {
    fields: [
      { name: 'amount', label: 'Amount', initial: '249.50' },
      { name: 'metadata', label: 'Metadata', initial: 'Order 1046' },
    ],
    request: ({ amount, metadata }) => ({
      path: '/pay/api/transaction/create',
      body: { amount, metadata },
    }),
  },
  getTransactionStatus: {
    fields: [{ name: 'id', label: 'Transaction id', initial: '' }],
    request: ({ id = '' }) => ({
      path: `/pay/api/transaction/status/${encodeURIComponent(id.trim())}`,
    }),
  },
  viewTransactions: {
    fields: [{ name: 'limit', label: 'Transactions', initial: '3' }],
    request: ({ limit = '' }) => ({
      path: `/pay/api/transaction/view?${new URLSearchParams({ limit: limit.trim() }).toString()}`,
    }),
  },
}
