import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'You have no transactions.',
    children: 'Your first payment will appear here automatically.',
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <EmptyState title="You have no payment links.">
              Create one and send it to a customer.
            </EmptyState>
          ),
          doText: 'Says how the first item gets there.',
          dont: <EmptyState title="No data" />,
          dontText: 'Nobody can do anything with it.',
        },
      ],
      usage: 'Use an empty state where a list has loaded and has no items.',
      alternatives: ['Use InlineAlert if loading failed.', 'Use Skeleton while loading.'],
      do: ['Explain how to get the first item.', 'Offer one action.'],
      dont: ['Don’t show it before the response has arrived.'],
      screenReader: 'Announces the text. The illustration is hidden.',
    } satisfies Guide,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no transactions.')).toBeVisible()
  },
}

export const WithAction: Story = {
  args: {
    actions: (
      <LinkButton href="#credentials" tone="secondary">
        Create an API key
      </LinkButton>
    ),
  },
}

export const TitleOnly: Story = { args: { children: undefined } }

export const Phone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } }
