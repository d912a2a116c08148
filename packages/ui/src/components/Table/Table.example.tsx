import { Amount } from '../Amount/Amount.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Table } from './Table.tsx'
import type { TableColumn } from './TableColumn.ts'

interface Payout {
  id: string
  recipient: string
  amount: string
}

const payouts: readonly Payout[] = [
  { id: 'P-1042', recipient: 'Asha Traders', amount: '1245.5' },
  { id: 'P-1043', recipient: 'Bharat Textiles', amount: '98.0000000001' },
]

const columns: readonly TableColumn<Payout>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id, rowHeader: true },
  { id: 'recipient', header: 'Recipient', cell: ({ recipient }) => recipient },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Amount value={amount} />,
    align: 'end',
  },
]

export function Payouts() {
  return (
    <Table
      label="Payouts"
      columns={columns}
      rows={payouts}
      getRowId={({ id }) => id}
      empty={<EmptyState title="There are no payouts." />}
    />
  )
}
