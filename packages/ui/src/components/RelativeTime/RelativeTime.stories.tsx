import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { RelativeTime } from './RelativeTime.tsx'

const now = Date.parse('2026-11-20T11:00:00Z')

const meta = {
  title: 'Components/Data/RelativeTime',
  component: RelativeTime,
  args: { value: '2026-11-20T10:55:00Z', now },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <span>
              <RelativeTime value="2026-11-20T10:55:00Z" now={now} />, 20 Nov 2026, 10:55
            </span>
          ),
          doText: 'The exact time is next to it.',
          dont: <RelativeTime value="2024-03-20T10:55:00Z" now={now} />,
          dontText: 'Long ago, only the date helps.',
        },
      ],
      usage:
        'Use RelativeTime next to a DateTime where the age of an event matters, such as a payment at the counter.',
      alternatives: ['Use DateTime alone in the rows of a long list.'],
      do: ['Show the exact time next to it.'],
      dont: ['Don’t use it in long lists: every instance has its own timer.'],
      screenReader: 'Announces “5 minutes ago”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 minutes ago')).toBeVisible()
  },
}

export const JustNow: Story = { args: { value: '2026-11-20T10:59:30Z' } }

export const LongAgo: Story = { args: { value: '2024-02-29T00:00:00Z' } }
