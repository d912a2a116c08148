import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AlertIcon, CheckIcon, ClockIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { DateTime } from '../DateTime/DateTime.tsx'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        id: 'created',
        title: 'Payment created',
        time: <DateTime value="2026-11-20T10:00:00Z" />,
      },
      {
        id: 'seen',
        title: 'Transfer seen',
        time: <DateTime value="2026-11-20T10:04:00Z" />,
        description: '55.68 USDT from 0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
        tone: 'warning',
        icon: ClockIcon,
      },
      {
        id: 'paid',
        title: 'Payment confirmed',
        time: <DateTime value="2026-11-20T10:05:00Z" />,
        tone: 'success',
        icon: CheckIcon,
      },
    ],
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
      status: 'beta',
      shown: [
        {
          do: (
            <Timeline
              items={[
                { id: '1', title: 'Payment received', time: '11:30' },
                { id: '2', title: 'Payment seen on chain', time: '11:28' },
              ]}
            />
          ),
          doText: 'What happened, in the past tense.',
          dont: (
            <Timeline
              items={[
                { id: '1', title: 'status: 1' },
                { id: '2', title: 'status: 0' },
              ]}
            />
          ),
          dontText: 'Codes in place of events.',
        },
      ],
      usage: 'Use a timeline for what has happened to one thing, such as a payment.',
      alternatives: ['Use Stepper for what is still to be done.', 'Use Table for many events.'],
      do: ['Write each title in the past tense.', 'Show when each event happened.'],
      dont: ['Don’t mix two things in one timeline.'],
      screenReader: 'Announces a list with the number of events, and each title and time.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const AllTones: Story = {
  args: {
    items: [
      { id: '1', title: 'Neutral' },
      { id: '2', title: 'Info', tone: 'info' },
      { id: '3', title: 'Success', tone: 'success', icon: CheckIcon },
      { id: '4', title: 'Warning', tone: 'warning', icon: ClockIcon },
      { id: '5', title: 'Danger', tone: 'danger', icon: AlertIcon },
    ],
  },
}

export const OneEvent: Story = { args: { items: [{ id: '1', title: 'Payment created' }] } }

export const RightToLeft: Story = { args: { dir: 'rtl' } }
