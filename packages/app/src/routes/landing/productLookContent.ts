import type { Translate } from '../../messages/MessageKey.ts'

/** Example data for the dashboard preview. */
export const productLook = (t: Translate) =>
  ({
    label: t('landing.dashboardPreview'),
    received: t('landing.received'),
    total: '18402.7750000000',
    payments: t('landing.transactionStatus'),
    rows: [
      {
        order: t('landing.orderNumber', { number: '1046' }),
        at: '2026-11-20T05:12:00Z',
        amount: '249.5',
        status: 0,
      },
      {
        order: t('landing.orderNumber', { number: '1045' }),
        at: '2026-11-20T04:47:31Z',
        amount: '1320',
        status: 1,
      },
      {
        order: t('landing.orderNumber', { number: '1044' }),
        at: '2026-11-20T04:20:09Z',
        amount: '86.25',
        status: 1,
      },
      {
        order: t('landing.orderNumber', { number: '1043' }),
        at: '2026-11-19T15:03:44Z',
        amount: '410.0000004',
        status: -1,
      },
    ],
  }) as const
