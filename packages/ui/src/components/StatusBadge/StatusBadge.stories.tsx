import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  args: { status: 1 },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <StatusBadge status={0} />,
          doText: 'A word, an icon and a color.',
          dont: <StatusBadge status={0} label="The payment is waiting to be confirmed" />,
          dontText: 'A sentence: put it next to the badge.',
        },
      ],
      usage:
        'Use a status badge for the status of a transaction, or with a label of your own for the status of something else.',
      alternatives: ['Use InlineAlert to explain what a status means for the user.'],
      do: ['Pass the status from the server.'],
      dont: ['Don’t use it as a tag or category.'],
      screenReader: 'Announces “Success”, “Pending”, “Failed” or the label.',
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Success')).toBeVisible()
  },
}

export const Pending: Story = {
  args: { status: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { status: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { status: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible()
  },
}

export const CustomLabel: Story = {
  args: { label: 'Delivered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered')).toBeVisible()
    await expect(canvas.queryByText('Success')).not.toBeInTheDocument()
  },
}

export const Grayscale: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, filter: 'grayscale(1)' }}>
      <StatusBadge status={1} />
      <StatusBadge status={0} />
      <StatusBadge status={-1} />
    </div>
  ),
}
