import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: {
    label: 'Rising: from 12 to 90 USDT in 14 days',
    values: [12, 30, 22, 44, 38, 61, 55, 70, 42, 66, 81, 74, 90, 58],
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: <Sparkline label="Rising: from 12 to 90 USDT" values={[12, 20, 45, 90]} />,
          doText: 'The label says the trend in words.',
          dont: <Sparkline label="Chart" values={[12, 90]} />,
          dontText: 'Two values are no trend.',
        },
      ],
      usage: 'Use a sparkline for the trend of a number that is shown next to it.',
      alternatives: ['Use Chart if users need the values or the axes.'],
      do: ['Say the trend in words in the label.'],
      dont: ['Don’t compare two sparklines: each has a scale of its own.'],
      screenReader: 'Announces the label as an image.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Rising/ })).toBeVisible()
  },
}

export const Flat: Story = { args: { values: [5, 5, 5], label: 'No change in 3 days' } }

export const Large: Story = { args: { width: 240, height: 64 } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
