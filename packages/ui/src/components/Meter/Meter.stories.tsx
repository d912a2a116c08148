import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  args: { label: 'Requests this minute', value: 24, max: 100, valueText: '24 of 100' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
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
            <Meter
              label="Requests"
              value={90}
              valueText="90 of 100 a minute"
              tone="warning"
              hint="Close to the limit."
            />
          ),
          doText: 'The hint says what the color means.',
          dont: <Meter label="Requests" value={90} tone="danger" />,
          dontText: 'Only the color says that something is wrong.',
        },
      ],
      usage: 'Use a meter for how much of a limit is used, such as requests or confirmations.',
      alternatives: ['Use Progress for a task that ends.', 'Use Chart to compare values.'],
      do: ['Show the value and the limit as text.', 'Say in the hint what happens at the limit.'],
      dont: ['Don’t rely on the color: pass a hint with every tone.'],
      screenReader: 'Announces “Requests this minute, 24 of 100, meter”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Requests this minute' })
    await expect(meter).toHaveAttribute('aria-valuetext', '24 of 100')
  },
}

export const Percentage: Story = { args: { valueText: undefined } }

export const NearLimit: Story = {
  args: { value: 85, valueText: '85 of 100', tone: 'warning', hint: 'Close to the limit.' },
}

export const AtLimit: Story = {
  args: {
    value: 100,
    valueText: '100 of 100',
    tone: 'danger',
    hint: 'Further requests are refused until the minute ends.',
  },
}

export const Success: Story = {
  args: {
    label: 'Confirmations',
    value: 12,
    max: 12,
    valueText: '12 of 12',
    tone: 'success',
    hint: 'The payment is final.',
  },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
