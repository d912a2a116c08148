import type { Translate } from '../../messages/MessageKey.ts'

/** The form fields for trying a call, and the request they make. */
export interface TryPlan {
  fields: readonly { name: string; label: string; initial: string }[]
  /** The path below the API base, and the body if there is one. */
  request: (values: Readonly<Record<string, string>>) => { path: string; body?: object }
}

/** How to try each public call, by the call's name. */
export const tryPlans = (t: Translate): Readonly<Record<string, TryPlan>> => ({
  createPayment: {
    fields: [
      { name: 'amount', label: t('reference.amount'), initial: '249.50' },
      { name: 'metadata', label: t('reference.metadata'), initial: 'Order 1046' },
    ],
    request: ({ amount, metadata }) => ({
      path: '/pay/api/transaction/create',
      body: { amount, metadata },
    }),
  },
  getPaymentStatus: {
    fields: [{ name: 'id', label: t('reference.transactionId'), initial: '' }],
    request: ({ id = '' }) => ({
      path: `/pay/api/transaction/status/${encodeURIComponent(id.trim())}`,
    }),
  },
  cancelPayment: {
    fields: [{ name: 'id', label: t('reference.transactionId'), initial: '' }],
    request: ({ id = '' }) => ({
      path: `/pay/api/transaction/cancel/${encodeURIComponent(id.trim())}`,
      body: {},
    }),
  },
  viewPayments: {
    fields: [{ name: 'limit', label: t('reference.numberResults'), initial: '3' }],
    request: ({ limit = '' }) => ({
      path: `/pay/api/transaction/view?${new URLSearchParams({ limit: limit.trim() }).toString()}`,
    }),
  },
})
