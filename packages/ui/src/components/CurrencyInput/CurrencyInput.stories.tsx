import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { CurrencyInput } from './CurrencyInput.tsx'

const currencies = ['INR', 'EUR', 'JPY', 'USD', 'USDT', 'USDC']

const meta = {
  title: 'Components/Forms/CurrencyInput',
  component: CurrencyInput,
  args: {
    label: 'Price',
    hint: 'What the customer is asked for.',
    currencies,
    currency: 'INR',
    onChange: fn(),
    onCurrencyChange: fn(),
  },
  render: function Chosen(args) {
    const [currency, setCurrency] = useState(args.currency)
    const choose = (next: string) => {
      setCurrency(next)
      args.onCurrencyChange?.(next)
    }
    return <CurrencyInput {...args} currency={currency} onCurrencyChange={choose} />
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: <CurrencyInput label="Price" currencies={currencies} currency="INR" />,
          doText: 'Says what the amount is in, beside it.',
          dont: <LabeledInput label="Price in INR, EUR or USDT" />,
          dontText: 'Lets users guess: 200 of what?',
        },
      ],
      usage: 'Use CurrencyInput for an amount of money whose currency users choose.',
      alternatives: ['Use NumberField for a count.', 'Use Amount to show money.'],
      do: ['Put the currency that is used most first.', 'Keep the amount as text.'],
      dont: ['Don’t change what was typed when another currency is chosen.'],
      keyboard: {
        Tab: 'Moves from the amount to the currency.',
        '↑, ↓': 'Choose another currency.',
        'A letter': 'Chooses the next currency that begins with it.',
      },
      screenReader:
        'Announces “Price, edit”, the error and the hint, then “Currency, INR – Indian Rupee”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof CurrencyInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '1700.50')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'EUR')
    await expect(args.onCurrencyChange).toHaveBeenLastCalledWith('EUR')
    await expect(canvas.getByRole('textbox')).toHaveValue('1700.50')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('EUR – Euro')
  },
}

export const Empty: Story = {}

/** Nothing to choose: the currency is part of the field's description. */
export const OneCurrency: Story = {
  args: { currencies: ['USDT'], currency: 'USDT', defaultValue: '20.06' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/USDT/)
  },
}

export const WithError: Story = {
  args: { error: 'Enter at least 84.76 INR', defaultValue: '80' },
}

export const LongAmount: Story = {
  args: { defaultValue: '12345678901234567890.1234567890' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '1700' } }

export const Phone: Story = {
  args: { defaultValue: '1700' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { defaultValue: '1700' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
