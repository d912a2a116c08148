/** Example data for the dashboard preview. */
export const productLook = {
  label: 'Dashboard preview',
  received: 'Received',
  total: '18402.7750000000',
  payments: 'Transaction Status',
  rows: [
    { order: 'Order 1046', at: '2026-11-20T05:12:00Z', amount: '249.5', status: 0 },
    { order: 'Order 1045', at: '2026-11-20T04:47:31Z', amount: '1320', status: 1 },
    { order: 'Order 1044', at: '2026-11-20T04:20:09Z', amount: '86.25', status: 1 },
    { order: 'Order 1043', at: '2026-11-19T15:03:44Z', amount: '410.0000004', status: -1 },
  ],
} as const
