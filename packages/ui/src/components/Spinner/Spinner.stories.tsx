import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: 'Where something loads whose shape is not known yet: a whole page, a verification.',
      instead: [
        'Skeleton, when the shape of what comes is known.',
        'Button’s own loading state, when a press started it.',
      ],
      do: ['Say what is going on in the label.', 'Show one at a time.'],
      dont: ['Don’t show it for less than a blink: it makes a fast answer look slow.'],
      screenReader: 'Its label, once, when it appears: “Loading…”.',
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

export const WithWords: Story = {
  args: { label: 'Verifying your account…', showLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verifying your account…')).toBeVisible()
  },
}

export const Large: Story = { args: { size: 40 } }
