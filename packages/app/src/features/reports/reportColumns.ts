import type { BalanceTransaction } from '@sluice/api/contract'

import type { FileColumn } from '../../components/files/tableFile.ts'
import { place } from '../../config/place.ts'
import type { Translate } from '../../messages/MessageKey.ts'

/** The columns of a report for the books and for tax. */
export function reportColumns(t: Translate): readonly FileColumn<BalanceTransaction>[] {
  const types = {
    payment: t('reports.payment'),
    reversal: t('reports.reversal'),
    refund: t('reports.refund'),
    refund_reversal: t('reports.refundReversal'),
  }
  const atZone = (name: string) => t('reports.atZone', { name, zone: place.timeZone })
  return [
    { name: atZone(t('reports.booked')), kind: 'time', read: ({ created_at }) => created_at },
    { name: t('reports.type'), kind: 'text', width: 12, read: ({ type }) => types[type] },
    { name: t('reports.orderNumber'), kind: 'text', read: ({ reference }) => reference },
    { name: t('reports.description'), kind: 'text', read: ({ description }) => description },
    { name: t('reports.price'), kind: 'amount', read: ({ price }) => price.amount },
    { name: t('reports.priceCurrency'), kind: 'text', width: 10, read: (row) => row.price.currency },
    { name: t('reports.token'), kind: 'text', width: 10, read: ({ currency }) => currency },
    { name: t('reports.gross'), kind: 'amount', read: ({ gross }) => gross },
    { name: t('reports.fee'), kind: 'amount', read: ({ fee }) => fee },
    { name: t('reports.net'), kind: 'amount', read: ({ net }) => net },
    {
      name: t('reports.valueCurrency'),
      kind: 'text',
      width: 10,
      read: ({ value }) => value && value.currency,
    },
    { name: t('reports.grossValue'), kind: 'amount', read: ({ value }) => value && value.gross },
    { name: t('reports.feeValue'), kind: 'amount', read: ({ value }) => value && value.fee },
    { name: t('reports.netValue'), kind: 'amount', read: ({ value }) => value && value.net },
    { name: t('reports.rate'), kind: 'amount', read: ({ value }) => value && value.rate },
    {
      name: t('reports.rateSource'),
      kind: 'text',
      read: ({ value }) =>
        value && (value.is_stale ? t('reports.lastRate', { source: value.source }) : value.source),
    },
    {
      name: atZone(t('reports.rateTaken')),
      kind: 'time',
      read: ({ value }) => value && value.quoted_at,
    },
    { name: t('reports.network'), kind: 'text', width: 14, read: ({ network }) => network },
    { name: t('reports.hash'), kind: 'text', width: 68, read: ({ hash }) => hash },
    { name: t('reports.paymentId'), kind: 'text', width: 38, read: (row) => row.payment_id },
  ]
}
