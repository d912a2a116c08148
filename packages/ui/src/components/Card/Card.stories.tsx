import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    title: 'Webhook',
    children: <p>We call this address whenever a payment changes.</p>,
  },
  parameters: {
    guide: {
      use: 'To hold one thing that has a name of its own: a table, a form, a setting.',
      instead: ['StatCard, for one figure.', 'Nothing, when space alone can part two things.'],
      do: ['Give it a heading.', 'One action at most in its head.'],
      dont: ['Don’t put a card into a card.'],
      screenReader: '“Webhook, region”, then its heading and what it holds.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Webhook' })).toBeVisible()
  },
}

export const WithAction: Story = {
  args: {
    action: (
      <Button tone="secondary" size="small">
        Add
      </Button>
    ),
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }

export const Raised: Story = { args: { raised: true } }

export const LongTitle: Story = {
  args: {
    title: 'The address that we call whenever a payment of one of your customers changes its state',
    action: (
      <Button tone="secondary" size="small">
        Add
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
