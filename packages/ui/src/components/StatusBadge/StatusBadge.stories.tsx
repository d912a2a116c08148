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
      use: 'For the status of a transaction, in a row or beside an amount; with a word of its own, for a message on its way.',
      instead: ['InlineAlert, to say what a status means for the reader.'],
      do: ['Pass the status as the server sent it.'],
      dont: ['Don’t use it as a label for anything else.'],
      screenReader: '“Success”, “Pending” or “Failed”, or the word in their place.',
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Success (1)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Success')).toBeVisible()
  },
}

export const Pending: Story = {
  name: 'Pending (0)',
  args: { status: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Failed (-1)',
  args: { status: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'Failed (unknown)',
  args: { status: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible()
  },
}

export const OtherWord: Story = {
  args: { word: 'Delivered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered')).toBeVisible()
    await expect(canvas.queryByText('Success')).not.toBeInTheDocument()
  },
}

export const WithoutColour: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, filter: 'grayscale(1)' }}>
      <StatusBadge status={1} />
      <StatusBadge status={0} />
      <StatusBadge status={-1} />
    </div>
  ),
}
