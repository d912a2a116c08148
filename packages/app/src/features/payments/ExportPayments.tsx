import { paymentsEndpoints, type GatewayStore, type PaymentFilters } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { useTransactionTexts } from '@sluice/ui'
import { useDispatch } from 'react-redux'

import { ExportTable } from '../../components/files/ExportTable.tsx'
import { formats } from '../../config/place.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { paymentColumns } from './paymentColumns.ts'

export interface ExportPaymentsProps {
  /** The filters of the list. The file contains the rows that match them when the export starts. */
  filters: PaymentFilters
}

/** Exports all payments that match the filters. */
export function ExportPayments({ filters }: ExportPaymentsProps) {
  const t = useText()
  const { types } = useTransactionTexts()
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const pageSize = limits.maxPageSize

  async function readPage(cursor: string | undefined) {
    const query = { page: 1, limit: pageSize, ...filters, cursor }
    const again = { subscribe: false, forceRefetch: true }
    const { data } = await dispatch(paymentsEndpoints.listPayments.initiate(query, again))
    return data
  }

  return (
    <ExportTable
      table={{
        name: `transactions-${formats.today()}`,
        title: t('transactions.transactions'),
        columns: paymentColumns(t, types),
        exactName: (name) => `${name}_exact`,
        readPage,
        pageSize,
      }}
    />
  )
}
