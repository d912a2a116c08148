import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { exampleTransactions } from '../TransactionTable/exampleTransactions.ts'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { TransactionDetail } from './TransactionDetail.tsx'

const [success, pending] = exampleTransactions(2)
if (!success || !pending) throw new Error('Expected two example transactions')

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
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <DescriptionList
              items={[
                { term: 'Hash', description: 'Not on chain' },
                { term: 'Metadata', description: 'Order 1024' },
              ]}
            />
          ),
          doText: 'Says that there is no hash yet.',
          dont: <DescriptionList items={[{ term: 'Metadata', description: 'Order 1024' }]} />,
          dontText: 'Leaves open whether there is a hash.',
        },
      ],
      usage: 'Use TransactionDetail in a Drawer that opens from a row of a TransactionTable.',
      alternatives: ['Use TransactionTable for several transactions.'],
      do: ['Pass the transaction from the server.'],
      dont: ['Don’t hide empty fields: it matters that they are empty.'],
      keyboard: { Tab: 'Moves focus to the next Copy button.' },
      screenReader: 'Announces a list of names and values: “Hash, 0x…, Copy hash, button”.',
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
    for (const name of ['Copy ID', 'Copy hash', 'Copy wallet ID']) {
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

export const LongValues: Story = {
  args: {
    transaction: {
      ...success,
      amount: '99999999999999999999.9999999999',
      metadata: 'Order 10482 for the wedding of Asha and Vikram. '.repeat(12),
    },
  },
}

export const EmptyFields: Story = {
  args: {
    transaction: {
      id: '7',
      transaction_type: 9,
      amount: '1',
      created_at: '2026-11-20T11:00:00Z',
      status: 9,
      hash: null,
    },
  },
}
