import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { exampleTransactions } from '../TransactionTable/exampleTransactions.ts'
import { TransactionDetail } from './TransactionDetail.tsx'

const [success, pending] = exampleTransactions(2)
if (!success || !pending) throw new Error('There are no example transactions')

const meta = {
  title: 'Components/Data/TransactionDetail',
  component: TransactionDetail,
  args: { transaction: success, now: Date.parse('2026-11-20T11:05:00Z') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'In a Drawer, for the transaction that a row of a TransactionTable opens.',
      instead: ['TransactionTable, for several of them.'],
      do: ['Pass the transaction as the server sent it.'],
      dont: ['Don’t leave out what is empty: that it is empty is an answer, too.'],
      keyboard: { Tab: 'From one button that copies to the next.' },
      screenReader: 'A list of names and values: “Hash, 0x…, Copy hash, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof TransactionDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:30 pm, 20 November 2026')).toBeVisible()
    await expect(canvas.getByText('2026-11-20T11:00:00.000Z')).toBeVisible()
    await expect(canvas.getByText('5 minutes ago')).toBeVisible()
    for (const name of ['Copy id', 'Copy hash', 'Copy wallet id']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    }
  },
}

export const Pending: Story = {
  args: { transaction: pending },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not on chain')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy hash' })).not.toBeInTheDocument()
  },
}

export const LongAndHuge: Story = {
  args: {
    transaction: {
      ...success,
      amount: '99999999999999999999.9999999999',
      meta: 'Order 10482 for the wedding of Asha and Vikram. '.repeat(12),
    },
  },
}

export const NothingKnown: Story = {
  args: {
    transaction: {
      id: '7',
      transaction_type: 9,
      amount: '1',
      created_at: '2026-11-20T11:00:00Z',
      status: 9,
      transaction_id: null,
    },
  },
}
