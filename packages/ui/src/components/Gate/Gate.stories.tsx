import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { StateBanner } from '../StateBanner/StateBanner.tsx'
import { Gate } from './Gate.tsx'

const meta = {
  title: 'Components/Data/Gate',
  component: Gate,
  args: { state: 'waiting', filled: 0.5 },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: (
            <StateBanner
              tone="progress"
              title="Payment seen"
              figure={<Gate state="opening" opening={0.4} />}
            />
          ),
          doText: 'Beside the words that say the same.',
          dont: <Gate state="opening" opening={0.4} />,
          dontText: 'Alone, it says nothing to a screen reader.',
        },
      ],
      usage: 'Use a gate for a payment that is followed live.',
      alternatives: [
        'Use StatusBadge for the status of a payment in a list.',
        'Use Progress for a task that is no payment.',
      ],
      do: ['Pass how much was seen as `filled`, and the confirmations as `opening`.'],
      dont: [
        'Don’t use it as decoration: the landing page and the empty states have their own art.',
      ],
      screenReader: 'Hidden. The words beside it say what it shows.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Gate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Gate state="waiting" filled={0} />
      <Gate state="waiting" filled={0.5} />
      <Gate state="opening" opening={0.2} />
      <Gate state="opening" opening={0.8} />
      <Gate state="open" />
      <Gate state="held" />
      <Gate state="shut" />
    </div>
  ),
}

export const Large: Story = { args: { state: 'open', style: { width: 160, height: 160 } } }

export const RightToLeft: Story = {
  args: { state: 'opening', opening: 0.5 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
