import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LabeledInput } from './LabeledInput.tsx'

const meta = {
  title: 'Components/Forms/LabeledInput',
  component: LabeledInput,
  args: { label: 'Username', autoComplete: 'username' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For every line of text that a merchant types.',
      instead: ['EditableField, for a value that is saved by itself in the settings.'],
      do: [
        'Pass autoComplete, so that a browser or a password manager can help.',
        'Say in the error what is missing and, where it isn’t plain, what would be right.',
        'Move the focus to the first field with an error after a failed submit.',
      ],
      dont: [
        'Don’t put the label into the placeholder: it is gone as soon as one types.',
        'Don’t show an error before there was a chance to type.',
      ],
      keyboard: {
        Tab: 'Goes to the field, then to the button that shows the password.',
        'Enter, Space': 'On that button: shows or hides the password; the caret stays.',
      },
      screenReader:
        '“Email, edit, invalid entry, Email is required, the hint”: label, state, error, hint, in this order.',
    } satisfies Guide,
  },
} satisfies Meta<typeof LabeledInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Username')
    await userEvent.click(canvas.getByText('Username'))
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'Asha Traders')
    await expect(input).toHaveValue('Asha Traders')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(input).toHaveAttribute('autocomplete', 'username')
    await userEvent.clear(input)
    input.blur()
  },
}

export const Filled: Story = { args: { defaultValue: 'Asha Traders' } }

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}

export const WithHint: Story = {
  args: { label: 'Webhook URL', type: 'url', hint: 'The URL must accept POST.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Webhook URL')).toHaveAccessibleDescription(
      'The URL must accept POST.',
    )
  },
}

export const RequiredError: Story = {
  args: { label: 'Email', type: 'email', error: 'Email is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Email is required')
  },
}

export const ServerError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'asha@example.in',
    error: 'Email already exists.',
    hint: 'We send a link to this address.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email already exists. We send a link to this address.',
    )
  },
}

export const Disabled: Story = { args: { defaultValue: 'Asha Traders', disabled: true } }

export const ReadOnly: Story = {
  args: { label: 'Email', defaultValue: 'asha@example.in', readOnly: true },
}

export const PasswordHidden: Story = {
  args: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'monsoon-gate')
    await expect(input).toHaveAttribute('type', 'password')
    input.setSelectionRange(3, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const PasswordShown: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'monsoon-gate' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const PasswordDisabled: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'monsoon-gate', disabled: true },
}

export const Email: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'email', placeholder: 'you@shop.in' },
}

export const Autofill: Story = {
  name: 'Autofill (autocomplete passed on)',
  args: { label: 'New password', type: 'password', autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  },
}

export const LongLabel: Story = {
  args: {
    label: 'The name under which your customers know your shop, as it is written over the door',
    error:
      'The name under which your customers know your shop, as it is written over the door is required',
    hint: 'It stands on every receipt, and in the message that tells a customer that a payment has arrived.',
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'كلمة المرور',
    type: 'password',
    defaultValue: 'monsoon-gate',
    error: 'كلمة المرور مطلوبة',
    showLabel: 'إظهار كلمة المرور',
    hideLabel: 'إخفاء كلمة المرور',
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}

const submitted = fn()

export const InAForm: Story = {
  render: () => (
    <form action={(data) => submitted(data.get('email'))}>
      <LabeledInput label="Email" name="email" type="email" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear()
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.in{Enter}')
    await expect(submitted).toHaveBeenCalledWith('asha@example.in')
  },
}
