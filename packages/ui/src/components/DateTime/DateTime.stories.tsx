import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { DateTime } from './DateTime.tsx'

const meta = {
  title: 'Components/Data/DateTime',
  component: DateTime,
  args: { value: '2026-11-20T11:00:00Z' },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <DateTime value="2026-11-20T11:00:00Z" />,
          doText: 'The same time for everybody.',
          dont: <span>2026-11-20T11:00:00Z</span>,
          dontText: 'For computers.',
        },
      ],
      usage: 'Use DateTime for every timestamp, such as the creation date of a payment.',
      alternatives: ['Use RelativeTime where “5 minutes ago” says more than the date.'],
      do: ['Pass the ISO 8601 timestamp from the API, including its time zone.'],
      dont: ['Don’t format dates yourself: the result would depend on the user’s time zone.'],
      screenReader: 'Announces “4:30 pm, 20 November 2026”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof DateTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('4:30 pm, 20 November 2026').closest('time')
    await expect(time).toHaveAttribute('datetime', '2026-11-20T11:00:00.000Z')
    await expect(time).toHaveAttribute('title', '2026-11-20T11:00:00.000Z')
  },
}

export const AfterMidnightInIndia: Story = {
  args: { value: '2026-11-20T18:45:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12:15 am, 21 November 2026')).toBeVisible()
  },
}

export const InvalidDate: Story = {
  args: { value: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unknown')).toBeVisible()
  },
}
