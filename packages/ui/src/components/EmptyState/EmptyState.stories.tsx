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
    children: 'The first payment that reaches your wallet shows up here by itself.',
  },
  parameters: {
    guide: {
      use: 'Where a list or a table has loaded and holds nothing.',
      instead: ['InlineAlert, when it failed to load.', 'Skeleton, while it loads.'],
      do: ['Say how the first entry comes about.', 'Offer one way there.'],
      dont: ['Don’t show it before the answer is in.'],
      screenReader: 'Its words; the drawing is silent.',
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
    action: (
      <LinkButton href="#credentials" tone="secondary">
        Set up your key
      </LinkButton>
    ),
  },
}

export const TitleAlone: Story = { args: { children: undefined } }

export const Phone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } }
