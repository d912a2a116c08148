import { useState } from 'react'

import { Amount } from '../../components/Amount/Amount.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Table } from '../../components/Table/Table.tsx'
import type { TableColumn, TableSort } from '../../components/Table/TableColumn.ts'

interface Payout {
  id: string
  recipient: string
  sent: boolean
  amount: string
}

const payouts: readonly Payout[] = [
  { id: 'P-1042', recipient: 'Asha Traders', sent: true, amount: '1245.5' },
  { id: 'P-1043', recipient: 'Bharat Textiles', sent: false, amount: '98.0000000001' },
  { id: 'P-1044', recipient: 'Chennai Spices', sent: true, amount: '55.68' },
]

// Outside of the component, so that unchanged rows are not rendered again.
const columns: readonly TableColumn<Payout>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id, rowHeader: true, width: '6rem' },
  { id: 'recipient', header: 'Recipient', cell: ({ recipient }) => recipient, sortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ sent }) => (
      <Badge tone={sent ? 'success' : 'warning'}>{sent ? 'Sent' : 'Waiting'}</Badge>
    ),
    width: '7rem',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Amount value={amount} unit="USDT" />,
    align: 'end',
  },
]

export function TableExample() {
  const [sort, setSort] = useState<TableSort>({ column: 'recipient', direction: 'ascending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = payouts.toSorted((a, b) => sign * a.recipient.localeCompare(b.recipient))
  return (
    <Table
      label="Payouts"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      empty={<EmptyState title="There are no payouts." />}
    />
  )
}
