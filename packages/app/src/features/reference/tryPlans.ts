/** The form fields for trying a call, and the request they make. */
export interface TryPlan {
  fields: readonly { name: string; label: string; initial: string }[]
  /** The path below the API base, and the body if there is one. */
  request: (values: Readonly<Record<string, string>>) => { path: string; body?: object }
}

/** How to try each public call, by the call's name. */
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
    fields: [{ name: 'id', label: 'Transaction ID', initial: '' }],
    request: ({ id = '' }) => ({
      path: `/pay/api/transaction/status/${encodeURIComponent(id.trim())}`,
    }),
  },
  cancelTransaction: {
    fields: [{ name: 'id', label: 'Transaction ID', initial: '' }],
    request: ({ id = '' }) => ({
      path: `/pay/api/transaction/cancel/${encodeURIComponent(id.trim())}`,
      body: {},
    }),
  },
  viewTransactions: {
    fields: [{ name: 'limit', label: 'Number of results', initial: '3' }],
    request: ({ limit = '' }) => ({
      path: `/pay/api/transaction/view?${new URLSearchParams({ limit: limit.trim() }).toString()}`,
    }),
  },
}
