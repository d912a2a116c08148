import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Confirmations', defaultValue: 12, min: 1, max: 64, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
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
          do: <NumberField label="Payments a link accepts" defaultValue={5} min={1} />,
          doText: 'A count.',
          dont: <NumberField label="Amount" defaultValue={1234.5} />,
          dontText: 'Money: a number can’t hold ten decimals.',
        },
      ],
      usage: 'Use a number field for a count that users change in small steps.',
      alternatives: [
        'Use CurrencyInput for an amount of money.',
        'Use TextField for numbers that are names, such as a phone number.',
      ],
      do: ['Set min and max.', 'Name the unit in the label or the hint.'],
      dont: ['Don’t use it for money: a JavaScript number can’t hold every amount.'],
      keyboard: {
        '↑, ↓': 'Raise or lower the number by one step; with Shift, by ten.',
        'Home, End': 'Set the minimum or maximum.',
      },
      screenReader: 'Announces “Confirmations, 12, spin button”, the error and the hint.',
    } satisfies Guide,
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Confirmations' })).toHaveValue('12')
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('13')
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith(23)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(64)
    const field = canvas.getByRole('spinbutton', { name: 'Confirmations' })
    await expect(field).toHaveAttribute('aria-valuenow', '64')
    await expect(field).toHaveAttribute('aria-valuemin', '1')
    await expect(field).toHaveAttribute('aria-valuemax', '64')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-valuenow', '1')
  },
}

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '7')
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
  },
}

export const AtTheLimit: Story = { args: { defaultValue: 64, hint: 'At most 64.' } }

export const WithError: Story = {
  args: { error: 'Confirmations are required', defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'Confirmations are required',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const ReadOnly: Story = { args: { readOnly: true } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
