import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Progress } from '../Progress/Progress.tsx'
import { StateBanner } from './StateBanner.tsx'

const meta = {
  title: 'Components/Feedback/StateBanner',
  component: StateBanner,
  args: {
    tone: 'waiting',
    title: 'Waiting for your payment',
    message: 'This page updates by itself.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <StateBanner
              tone="progress"
              title="Payment seen"
              message="The network is confirming it."
            />
          ),
          doText: 'Says what happens now, and what comes next.',
          dont: <StateBanner tone="progress" title="Status: 0" message="Please wait." />,
          dontText: 'A code, and no end in sight.',
        },
      ],
      usage: 'Use a state banner for the one thing that a page follows live, such as a payment.',
      alternatives: [
        'Use InlineAlert for a message about part of a page.',
        'Use StatusBadge in a list.',
      ],
      do: ['Keep it mounted and change its title.', 'Put what changes often into the children.'],
      dont: ['Don’t use two on a page.'],
      screenReader: 'Announces the title and the message at the next pause when they change.',
    } satisfies Guide,
  },
} satisfies Meta<typeof StateBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for your payment')
  },
}

export const InProgress: Story = {
  args: {
    tone: 'progress',
    title: 'Payment seen',
    message: 'The network is confirming it.',
    children: <Progress label="Confirmations" value={2} max={12} valueText="2 of 12" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent('2 of 12')
  },
}

export const Success: Story = {
  args: { tone: 'success', title: 'Paid', message: 'Thank you. You can close this page.' },
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Partly paid', message: '15.5 USDT are missing.' },
}

export const Failed: Story = {
  args: { tone: 'failed', title: 'This payment has expired', message: 'Nothing was received.' },
}
