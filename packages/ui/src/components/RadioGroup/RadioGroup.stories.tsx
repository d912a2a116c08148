import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Network',
    options: [
      { value: 'base', text: 'Base' },
      { value: 'polygon', text: 'Polygon' },
      { value: 'ethereum', text: 'Ethereum' },
    ],
    defaultValue: 'base',
    onChange: fn(),
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <RadioGroup
              label="Kind"
              options={[
                { value: 'a', text: 'Reusable link' },
                { value: 'b', text: 'One payment' },
              ]}
              defaultValue="a"
            />
          ),
          doText: 'A few options, all visible, one selected.',
          dont: <RadioGroup label="Email me" options={[{ value: 'yes', text: 'Yes' }]} />,
          dontText: 'One option can’t be undone: use a Checkbox.',
        },
      ],
      usage: 'Use a radio group for two to five options that users should compare.',
      alternatives: ['Use Select for longer lists.', 'Use Checkbox for yes or no.'],
      do: ['Select the option that suits most users.'],
      dont: ['Don’t start an action when an option is selected.'],
      keyboard: {
        Tab: 'Moves focus to the selected option.',
        'Arrow keys': 'Select the next or previous option.',
      },
      screenReader: 'Announces “Network, group, Base, radio button, selected”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHints: Story = {
  args: {
    label: 'Amount',
    options: [
      { value: 'fixed', text: 'Fixed', hint: 'Everybody pays the same.' },
      { value: 'open', text: 'Open', hint: 'The customer enters the amount.' },
    ],
    defaultValue: 'fixed',
  },
}

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Polygon'))
    await expect(canvas.getByRole('radio', { name: 'Polygon' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('polygon')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Polygon' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Polygon' })).toBeChecked()
  },
}

export const Phone: Story = { ...WithHints, globals: { viewport: { value: 'phone' } } }

export const NothingSelected: Story = { args: { defaultValue: undefined } }

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose a network', hint: 'You can change it later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose a network You can change it later.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { ...WithHints, args: { ...WithHints.args, dir: 'rtl' } }
