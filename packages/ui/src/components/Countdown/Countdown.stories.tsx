import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Countdown } from './Countdown.tsx'

const until = '2026-11-20T11:00:00Z'
const end = Date.parse(until)

const meta = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  args: { until, label: 'Time left to pay', now: end - 245_000 },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <Countdown until={until} label="Time left to pay" now={end - 245_000} />,
          doText: 'Close to the end, and says of what.',
          dont: <Countdown until={until} label="Hurry" now={end - 245_000} />,
          dontText: 'Creates pressure.',
        },
      ],
      usage: 'Use a countdown when something ends soon and the user can still act.',
      alternatives: ['Use DateTime to say when something ends later.'],
      do: ['Show it only near the end.', 'Say next to it what happens at the end.'],
      dont: ['Don’t use it to create pressure.'],
      screenReader: 'Can be read at any time, as a timer. Is not announced while it counts.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Time left to pay 4:05')
  },
}

export const LastSeconds: Story = { args: { now: end - 9_000 } }

/** Shows nothing yet. */
export const FarFromTheEnd: Story = {
  args: { now: end - 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
  },
}

const ended = fn()

/** Ends a second later, by a server's clock that is ten minutes ahead of the browser's. */
export const Ends: Story = {
  render: (args) => (
    <Countdown
      {...args}
      until={new Date(Date.now() + 600_900).toISOString()}
      clockOffsetMs={600_000}
      onEnd={ended}
      now={undefined}
    />
  ),
  play: async ({ canvas }) => {
    ended.mockClear()
    await waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 4000 })
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
  },
}
