import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Stepper } from './Stepper.tsx'

const steps = [
  { label: 'Business', description: 'Who you are' },
  { label: 'Wallet', description: 'Where you are paid' },
  { label: 'First payment', description: 'Try it with a small amount' },
]

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { steps, value: 1 },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: (
            <Stepper
              value={1}
              steps={[{ label: 'Business' }, { label: 'Wallet' }, { label: 'First link' }]}
            />
          ),
          doText: 'Three to five steps, each with a name.',
          dont: <Stepper value={1} steps={[{ label: 'Step 1' }, { label: 'Step 2' }]} />,
          dontText: 'Numbers are not names.',
        },
      ],
      usage: 'Use a stepper for a task of two to five steps in a fixed order.',
      alternatives: [
        'Use Timeline for what has happened already.',
        'Use Progress for a task that the system performs.',
      ],
      do: ['Say in the label what is done in the step.'],
      dont: ['Don’t use it for pages that can be visited in any order: use Tabs.'],
      screenReader: 'Announces a list: “Wallet: Current, current step”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[0]).toHaveTextContent('Business: Completed')
  },
}

export const FirstStep: Story = { args: { value: 0 } }

export const Completed: Story = { args: { value: 3 } }

export const WithError: Story = {
  args: { steps: steps.map((step, index) => (index === 1 ? { ...step, error: true } : step)) },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { dir: 'rtl' } }
