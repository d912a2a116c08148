import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Spinner label="Loading payment links…" showLabel />,
          doText: 'Says what is loading.',
          dont: <Spinner label="Please wait" showLabel />,
          dontText: 'Says nothing.',
        },
      ],
      usage: 'Use a spinner while loading content of unknown shape, such as a whole page.',
      alternatives: [
        'Use Skeleton if the shape is known.',
        'Use the loading state of a Button if a button started the action.',
      ],
      do: ['Describe in the label what is in progress.', 'Show one spinner at a time.'],
      dont: ['Don’t show a spinner for very short waits.'],
      screenReader: 'Announces the label when it appears: “Loading…”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

export const WithLabel: Story = {
  args: { label: 'Verifying your account…', showLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verifying your account…')).toBeVisible()
  },
}

export const Large: Story = { args: { size: 40 } }
