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
    children: <p>We call this URL whenever a payment changes.</p>,
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Card title="Webhook">One subject.</Card>,
          doText: 'A heading and one subject.',
          dont: (
            <Card title="Settings">
              <Card title="Webhook">A card.</Card>
            </Card>
          ),
          dontText: 'A card inside a card.',
        },
      ],
      usage: 'Use a card to group content that has a name, such as a table, a form or a setting.',
      alternatives: [
        'Use a StatCard for a single number.',
        'Use spacing alone if it separates two groups well enough.',
      ],
      do: ['Give the card a heading.', 'Show at most one action in the header.'],
      dont: ['Don’t nest cards.'],
      screenReader: 'Announces “Webhook, region”, then the heading and the content.',
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
    actions: (
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
    title:
      'The URL that we call whenever the status of a payment from one of your customers changes',
    actions: (
      <Button tone="secondary" size="small">
        Add
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
