import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Amount } from '../Amount/Amount.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Table } from './Table.tsx'
import type { TableProps } from './Table.tsx'
import type { TableColumn, TableSort } from './TableColumn.ts'

interface Payout {
  id: string
  recipient: string
  status: 'Sent' | 'Waiting'
  amount: string
}

const payouts: readonly Payout[] = [
  { id: 'P-1042', recipient: 'Asha Traders', status: 'Sent', amount: '1245.5' },
  { id: 'P-1043', recipient: 'Bharat Textiles', status: 'Waiting', amount: '98.0000000001' },
  { id: 'P-1044', recipient: 'Chennai Spices', status: 'Sent', amount: '55.68' },
]

const columns: readonly TableColumn<Payout>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id, rowHeader: true, width: '6rem' },
  { id: 'recipient', header: 'Recipient', cell: ({ recipient }) => recipient, sortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Sent' ? 'success' : 'warning'}>{status}</Badge>,
    width: '7rem',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Amount value={amount} />,
    align: 'end',
    sortable: true,
  },
]

function Sortable(args: TableProps<Payout>) {
  const [sort, setSort] = useState<TableSort>()
  const sign = sort?.direction === 'descending' ? -1 : 1
  const rows = args.rows.toSorted((a, b) =>
    sort === undefined
      ? 0
      : sign *
        (sort.column === 'amount'
          ? Number(a.amount) - Number(b.amount)
          : a.recipient.localeCompare(b.recipient)),
  )
  return (
    <Table
      {...args}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        args.onSortChange?.(next)
        setSort(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Data/Table',
  component: Table<Payout>,
  args: {
    label: 'Payouts',
    columns,
    rows: payouts,
    getRowId: ({ id }) => id,
    empty: <EmptyState title="There are no payouts." />,
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: (
            <Table
              label="Payouts with their amounts"
              columns={columns}
              rows={payouts.slice(0, 2)}
              getRowId={({ id }) => id}
            />
          ),
          doText: 'Every column, also where rows become lists.',
          dont: (
            <Table
              label="Payouts without their amounts"
              columns={columns.filter(({ id }) => id !== 'amount')}
              rows={payouts.slice(0, 2)}
              getRowId={({ id }) => id}
            />
          ),
          dontText: 'The amount is missing on a phone.',
        },
      ],
      usage: 'Use a table to compare things that have the same fields.',
      alternatives: [
        'Use TransactionTable for transactions.',
        'Use DescriptionList for one thing.',
        'Use Chart for a trend.',
      ],
      do: [
        'Align numbers to the end and words to the start.',
        'Set rowHeader on the column that names the row.',
        'Keep the identity of columns and rows between renders.',
      ],
      dont: ['Don’t use it for layout.', 'Don’t hide columns on a phone: rows become lists.'],
      keyboard: {
        Tab: 'Moves focus to the next sortable header or checkbox.',
        'Enter, Space': 'Sorts by the column, or selects the row.',
      },
      screenReader:
        'Announces the table, its columns and rows, and “sorted ascending” on a sorted column.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Table<Payout>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Payouts' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: 'P-1042' })).toBeVisible()
  },
}

export const Sorting: Story = {
  args: { onSortChange: fn() },
  render: Sortable,
  play: async ({ args, canvas, userEvent }) => {
    const amounts = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(amounts()).toEqual(['P-1044', 'P-1043', 'P-1042'])
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    })
    await expect(amounts()).toEqual(['P-1042', 'P-1043', 'P-1044'])
  },
}

export const Selection: Story = {
  args: { onSelectedChange: fn(), getRowName: ({ id }) => `payout ${id}` },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select payout P-1043' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['P-1043']))
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
  },
}

export const SelectionByKeyboard: Story = {
  args: { onSelectedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select all rows' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      new Set(['P-1042', 'P-1043', 'P-1044']),
    )
    await userEvent.keyboard(' ')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set())
  },
}

export const WithTitle: Story = { args: { title: 'Payouts' } }

export const Loading: Story = {
  args: { rows: [], loading: true, expectedRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no payouts.')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { failed: true, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  args: { onSelectedChange: fn() },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
