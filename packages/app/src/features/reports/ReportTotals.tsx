import { sumDecimals, toDecimal, type CurrencySummary, type Summary } from '@sluice/api/contract'
import { Amount, EmptyState, Table, type TableColumn } from '@sluice/ui'

import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'

interface Totals extends Pick<CurrencySummary, 'currency' | 'received' | 'fees'> {
  name: string
}

const columns = (t: Translate): readonly TableColumn<Totals>[] => [
  { id: 'name', header: t('reports.currency'), cell: ({ name }) => name, rowHeader: true },
  {
    id: 'gross',
    header: t('reports.gross'),
    cell: ({ currency, received, fees }) => (
      <Amount value={toDecimal(sumDecimals([received, fees]))} unit={currency} />
    ),
    align: 'end',
  },
  {
    id: 'fee',
    header: t('reports.fees'),
    cell: ({ currency, fees }) => <Amount value={fees} unit={currency} />,
    align: 'end',
  },
  {
    id: 'net',
    header: t('reports.net'),
    cell: ({ currency, received }) => <Amount value={received} unit={currency} />,
    align: 'end',
  },
]

export interface ReportTotalsProps {
  summary: Summary
}

/** What a report adds up to in each token, and what that was worth. */
export function ReportTotals({ summary: { currencies, values } }: ReportTotalsProps) {
  const t = useText()
  const rows = [
    ...currencies.map((totals) => ({ ...totals, name: totals.currency })),
    ...values.map((totals) => ({
      ...totals,
      name: t('reports.valueIn', { currency: totals.currency }),
    })),
  ]
  return (
    <Table
      label={t('reports.totals')}
      columns={columns(t)}
      rows={rows}
      getRowId={({ name }) => name}
      empty={<EmptyState title={t('reports.nothingCredited')} />}
    />
  )
}
