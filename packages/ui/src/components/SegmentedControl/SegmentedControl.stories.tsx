import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    options: [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
      { value: '90', label: '90 days' },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <SegmentedControl
              label="Period"
              options={[
                { value: 'd', label: 'Day' },
                { value: 'w', label: 'Week' },
                { value: 'm', label: 'Month' },
              ]}
            />
          ),
          doText: 'Two to four short labels.',
          dont: (
            <SegmentedControl
              label="Action"
              options={[
                { value: 'e', label: 'Export' },
                { value: 'd', label: 'Delete all' },
              ]}
            />
          ),
          dontText: 'These are actions: use Buttons.',
        },
      ],
      usage: 'Use a segmented control to switch how the same content is shown.',
      alternatives: [
        'Use Tabs for different content.',
        'Use RadioGroup in a form.',
        'Use Select for more than four options.',
      ],
      do: ['Use one or two words a segment.', 'Apply the choice immediately.'],
      dont: ['Don’t use it for navigation.'],
      keyboard: {
        Tab: 'Moves focus to the selected segment.',
        'Arrow keys': 'Select the next or previous segment.',
      },
      screenReader: 'Announces “Period, radio group”, “7 days, radio, checked, 1 of 3”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('90')
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '30 days' })).toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Phone: Story = {
  args: {
    options: ['Today', '7 days', '30 days', '90 days', 'This year', 'Everything'].map((label) => ({
      value: label,
      label,
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
