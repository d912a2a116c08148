import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LoadMore } from '../LoadMore/LoadMore.tsx'
import { Pager } from '../Pager/Pager.tsx'
import { exampleTransactions } from './exampleTransactions.ts'
import { Amount } from '../Amount/Amount.tsx'
import { optionalColumns } from './TransactionRow.ts'
import { TransactionTable } from './TransactionTable.tsx'
import type { TransactionTableProps } from './TransactionTable.tsx'

const all = exampleTransactions(43)

/** More digits than a number can hold. */
const preciseAmount = '9007199254.1234567891'

const meta = {
  title: 'Components/Data/TransactionTable',
  component: TransactionTable,
  args: { rows: all.slice(0, 7) },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Amount value={preciseAmount} />,
          doText: 'The decimal string from the server.',
          dont: <Amount value={String(Number(preciseAmount))} />,
          dontText: 'Converted to a number on the way: the last decimals are lost.',
        },
      ],
      usage:
        'Use TransactionTable wherever transactions are listed, with a Pager or a LoadMore below it.',
      alternatives: ['Use EmptyState alone for an empty list of something else.'],
      do: [
        'Pass amounts as decimal strings.',
        'Keep the identity of unchanged row objects, so that they are not rendered again.',
        'Set expectedRows to the page size to avoid layout shift.',
        'Set onOpen if a transaction has more details than its row.',
      ],
      dont: [
        'Don’t limit the list for performance: ten thousand rows are fine.',
        'Don’t identify a row by its ID or its hash: merchants think of whom and what it is about.',
      ],
      keyboard: {
        Tab: 'With onOpen, moves focus from row to row, then to the content below the table.',
        'Enter, Space': 'Opens the transaction.',
      },
      screenReader:
        'Announces “Transactions, table, 8 rows, 4 columns”. In a cell, announces what the row is about and the column: “Amount, 1,24,500.7500000000”. While loading: “Loading transactions…”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof TransactionTable>

export default meta
type Story = StoryObj<typeof meta>

function Paged(props: TransactionTableProps) {
  const [page, setPage] = useState(1)
  return (
    <TransactionTable
      {...props}
      rows={all.slice((page - 1) * 7, page * 7)}
      footer={
        <Pager
          page={page}
          pageCount={Math.ceil(all.length / 7)}
          onPrev={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      }
    />
  )
}

function Growing({ rows, ...rest }: TransactionTableProps) {
  const [count, setCount] = useState(10)
  return (
    <TransactionTable
      {...rest}
      rows={rows.slice(0, count)}
      footer={
        <LoadMore
          hasMore={count < rows.length}
          count={Math.min(count, rows.length)}
          onLoadMore={() => setCount(count + 10)}
        />
      }
    />
  )
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Transactions' })
    await expect(within(table).getAllByRole('row')).toHaveLength(8)
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(7)
  },
}

export const WithTitle: Story = {
  args: { title: 'Transaction Status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

/** What only a program needs is shown on demand. */
export const MoreColumns: Story = {
  args: { shownColumns: new Set(optionalColumns) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8)
    await expect(canvas.getByRole('cell', { name: all[0]?.id })).toBeVisible()
  },
}

export const MoreColumnsTablet: Story = {
  ...MoreColumns,
  globals: { viewport: { value: 'tablet' } },
}

export const MoreColumnsPhone: Story = {
  ...MoreColumns,
  globals: { viewport: { value: 'phone' } },
}

/** What is on its way: nothing yet, a part, all of it before and after the last block, what waits for a decision, and what never came. */
export const Gates: Story = {
  tags: ['wide'],
  args: {
    rows: (
      [
        [0, { state: 'awaiting_payment', received: '0.0000000000' }],
        [0, { state: 'partially_paid', received: '60.0000000000' }],
        [0, { state: 'confirming', confirmations: 9, required_confirmations: 12 }],
        [1, { state: 'paid' }],
        [-1, { state: 'underpaid', held: [{}], reference: 'CHAI-10484' }],
        [0, { state: 'awaiting_payment', held: [{}], description: '', reference: '' }],
        [-1, { state: 'expired' }],
      ] as const
    ).flatMap(([status, more], index) => {
      const row = all[index]
      return row ? [{ ...row, description: 'Two tickets', amount: '100', status, ...more }] : []
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Needs your decision')).toHaveLength(2)
  },
}

/** As much as can be known of a payment, and as little. */
export const WhatItIsAbout: Story = {
  play: async ({ canvas }) => {
    const [full, customer, nothing, , note] = canvas.getAllByRole('rowheader')
    await expect(full).toHaveTextContent('Two tickets to HampiCHAI-10482Meera Iyer')
    await expect(customer).toHaveTextContent('asha@example.com')
    await expect(nothing).toHaveTextContent('Payment')
    await expect(note).toHaveTextContent('Subscription, November')
  },
}

export const WithPager: Story = {
  args: { shownColumns: new Set(['id']) },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('cell', { name: all[7]?.id })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('cell', { name: all[14]?.id })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
  },
}

export const WithLoadMore: Story = {
  args: { rows: all },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
    await expect(canvas.getByRole('button', { name: 'Load More' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
  },
}

export const LoadingMoreRows: Story = {
  args: {
    rows: all.slice(0, 10),
    footer: <LoadMore hasMore loading count={10} onLoadMore={fn()} />,
  },
}

export const EndOfList: Story = {
  args: { rows: all.slice(0, 13) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(canvas.getByText('All 13 shown').closest('p')).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const LoadMoreFailed: Story = {
  args: {
    rows: all.slice(0, 10),
    footer: <LoadMore hasMore failed count={10} onLoadMore={fn()} />,
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true, expectedRows: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading transactions…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    emptyHint: 'Your first payment will appear here automatically.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no transactions.')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { rows: [], failed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}

export const FailedWithRows: Story = { args: { failed: true, onRetry: fn() } }

export const OpenByPointer: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Open Table 4, two thalis and a lassi' }),
    )
    await expect(args.onOpen).toHaveBeenCalledWith(all[3])
  },
}

export const OpenByKeyboard: Story = {
  args: { onOpen: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(all[1])
  },
}

export const NoHashYet: Story = {
  args: {
    rows: all.slice(0, 3).map((row) => ({ ...row, status: 0, hash: null })),
    shownColumns: new Set(['hash']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not on chain')).toHaveLength(3)
  },
}

const extremeAmounts = [
  '0.0000000001',
  '12345678901234567890.1234567891',
  '0',
  '999999999.9999999999',
  '1.5',
]

export const TinyAndHugeAmounts: Story = {
  args: {
    rows: all.slice(0, 5).map(({ price: _price, currency: _currency, ...row }, i) => ({
      ...row,
      amount: extremeAmounts[i] ?? '1',
    })),
  },
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByText(
      (_, element) =>
        element?.tagName === 'DATA' && element.textContent.endsWith('67,890.1234567891'),
    )
    await expect(amounts[0]).toHaveTextContent('1,23,45,67,89,01,23,45,67,890.1234567891')
  },
}

export const LongMetadata: Story = {
  args: {
    shownColumns: new Set(['meta']),
    rows: all.slice(0, 4).map((row, i) => ({
      ...row,
      metadata: [
        `{"order":"${'9'.repeat(400)}"}`,
        'Two hundred meters of indigo cotton for the autumn collection, to be delivered to the workshop behind the station before the festival. '.repeat(
          6,
        ),
        '',
        '<b>bold</b> ‮reversed‬ façade',
      ][i],
    })),
  },
}

export const UnknownStatusAndType: Story = {
  args: {
    rows: all.slice(0, 2).map((row) => ({ ...row, status: 42, transaction_type: 7 })),
    shownColumns: new Set(['type']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Failed')).toHaveLength(2)
    await expect(canvas.getAllByRole('cell', { name: '7' })).toHaveLength(2)
  },
}

const scrolling: Decorator = (Story) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users can scroll an element only if it is focusable.
  <div tabIndex={0} style={{ height: '90dvh', overflowY: 'auto' }}>
    <Story />
  </div>
)

function isRendered(row: Element | undefined): boolean | undefined {
  return row?.checkVisibility({ contentVisibilityAuto: true })
}

export const LongList: Story = {
  args: { rows: exampleTransactions(120) },
  decorators: [scrolling],
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('tbody > tr')]
    await expect(rows).toHaveLength(120)
    await waitFor(() => expect(isRendered(rows.at(-1))).toBe(false))
    await expect(isRendered(rows[0])).toBe(true)
    await expect(rows.at(-1)).toHaveTextContent('6:00 am, 13 November 2026')
  },
}

function Huge(props: TransactionTableProps) {
  const [rows] = useState(() => exampleTransactions(10_100))
  const [count, setCount] = useState(10_000)
  return (
    <TransactionTable
      {...props}
      rows={rows.slice(0, count)}
      footer={
        <LoadMore
          hasMore={count < rows.length}
          count={count}
          onLoadMore={() => setCount(count + 10)}
        />
      }
    />
  )
}

export const TenThousandRows: Story = {
  // Not tested: axe would take minutes, and the benchmark measures it. On the docs page it would delay all others.
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  decorators: [scrolling],
  render: (args) => <Huge {...args} />,
}

export const Tablet: Story = {
  ...WithPager,
  globals: { viewport: { value: 'tablet' } },
}

export const Phone: Story = {
  args: { onOpen: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getAllByRole('row')[1]?.children).toHaveLength(4)
    for (const cell of canvas.getAllByRole('row')[1]?.children ?? []) {
      await expect(cell).toBeVisible()
    }
  },
}

export const PhoneLoading: Story = {
  args: { rows: [], loading: true, expectedRows: 4 },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { onOpen: fn() },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const Highlighted: Story = {
  args: { highlightedIds: new Set(all.slice(0, 2).map(({ id }) => id)) },
}

export const HighlightedPhone: Story = { ...Highlighted, globals: { viewport: { value: 'phone' } } }
