import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { AddressInput } from './AddressInput.tsx'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  title: 'Components/Forms/AddressInput',
  component: AddressInput,
  args: { label: 'Wallet address', hint: 'Where you want to be paid.', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
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
          do: <AddressInput label="Wallet address" hint="From your wallet app: Receive, Copy." />,
          doText: 'Says where users find it.',
          dont: <LabeledInput label="Wallet address" placeholder="Type your address" />,
          dontText: 'Asks to type 42 characters, and checks none.',
        },
      ],
      usage: 'Use AddressInput for the address of a wallet.',
      alternatives: ['Use CopyField for an address that is only shown.'],
      do: ['Show the server’s answer in error: the field shows it where it finds nothing itself.'],
      dont: ['Don’t shorten an address that is being entered.'],
      keyboard: { 'Ctrl+V': 'Pastes an address, a payment link or the link of an explorer.' },
      screenReader: 'Announces “Wallet address, edit”, what is wrong, and the hint.',
    } satisfies Guide,
  },
} satisfies Meta<typeof AddressInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Wallet address' })
    await userEvent.click(field)
    await userEvent.paste(address)
    await userEvent.tab()
    await expect(field).toBeValid()
    await expect(field).toHaveValue(address)
  },
}

export const Empty: Story = {}

export const PastedPaymentLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(`ethereum:${address}@137`)
    await expect(canvas.getByRole('textbox')).toHaveValue(address)
  },
}

/** Typed, then left, then corrected. */
export const CharacterMissing: Story = {
  render: (args) => (
    <>
      <AddressInput {...args} />
      <LabeledInput label="Name" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Wallet address' })
    await userEvent.type(field, address.slice(0, -1))
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(
      'One character is missing Where you want to be paid.',
    )
    await userEvent.type(field, 'd')
    await expect(field).toBeValid()
    await userEvent.type(field, '{Backspace}{Backspace}')
    await expect(canvas.getByText('2 characters are missing')).toBeVisible()
  },
}

/** A form that found the field wrong: the field knows better what is. */
export const Refused: Story = {
  args: { error: 'Enter a wallet address' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0x12')
    await expect(canvas.getByText('38 characters are missing')).toBeVisible()
  },
}

export const WrongChecksum: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(address.replace('5aAe', '5aae'))
    await userEvent.tab()
    await expect(await canvas.findByText(/capital letters/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const OtherNetwork: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
    await userEvent.tab()
    await expect(canvas.getByText(/address of Tron/)).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'This wallet belongs to another account', defaultValue: address },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: address } }

export const Phone: Story = {
  args: { defaultValue: address },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { defaultValue: address },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
