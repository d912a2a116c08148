import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Confirmations', value: 4, max: 12 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      usage: 'Use a progress bar when the number of steps is known.',
      alternatives: ['Use Spinner when it is not known how long something takes.'],
      do: ['Say in words what is counted.'],
      dont: ['Don’t let the bar go backwards.'],
      screenReader: 'Announces “Confirmations, progress bar”, and the share that is done.',
    } satisfies Guide,
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Confirmations' })).toBeVisible()
    await expect(canvas.getAllByText('4 of 12')[0]).toBeVisible()
  },
}

export const NotStarted: Story = { args: { value: 0 } }

export const Done: Story = { args: { value: 15 } }

export const OwnWords: Story = {
  args: { label: 'Received', text: '10 of 25 USDT', value: 10, max: 25 },
}
