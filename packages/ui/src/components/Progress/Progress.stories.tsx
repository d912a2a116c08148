import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Exporting payments', value: 40 },
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
          do: <Progress label="Export" value={25} valueText="3 of 12 pages" />,
          doText: 'Counts what the user knows.',
          dont: <Progress label="Working" value={25} />,
          dontText: 'A percentage of what?',
        },
      ],
      usage: 'Use a progress bar for a task that takes longer than five seconds.',
      alternatives: [
        'Use Button with loading, or Spinner, for a short task.',
        'Use Meter for an amount out of a limit.',
        'Use Stepper for the steps of a form.',
      ],
      do: ['Name the task.', 'Pass null as long as you can’t tell how far it has got.'],
      dont: ['Don’t let the bar go back.'],
      screenReader: 'Announces “Exporting payments, progress bar, 40%”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exporting payments' })
    await expect(bar).toHaveAttribute('value', '40')
    await expect(canvas.getByText('40%')).toBeVisible()
  },
}

export const WithText: Story = {
  args: { value: 3, max: 12, valueText: '3 of 12 pages', hint: 'You can leave this page.' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 pages')
  },
}

export const Complete: Story = { args: { value: 100 } }

export const NotStarted: Story = { args: { value: 0 } }

export const Indeterminate: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
