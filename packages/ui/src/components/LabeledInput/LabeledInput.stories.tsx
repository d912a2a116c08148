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
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <LabeledInput label="Email" hint="We send receipts to it." />,
          doText: 'The label stays while one types.',
          dont: <LabeledInput label="" placeholder="Email" />,
          dontText: 'A placeholder disappears with the first letter.',
        },
      ],
      usage: 'Use LabeledInput for every single-line text field.',
      alternatives: ['Use EditableField for a setting that is saved by itself.'],
      do: [
        'Set autoComplete, so that browsers and password managers can fill the field.',
        'Explain in the error how to fix the problem.',
        'Move focus to the first invalid field after a failed submit.',
      ],
      dont: [
        'Don’t use the placeholder as a label: it disappears while typing.',
        'Don’t show an error before the user had a chance to type.',
      ],
      keyboard: {
        Tab: 'Moves focus to the field, then to the button that shows the password.',
        'Enter, Space': 'On that button, shows or hides the password. The caret position is kept.',
      },
      screenReader:
        'Announces the label, the state, the error and the hint, in this order: “Email, edit, invalid entry, Email is required”.',
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
    hint: 'We will send a link to this address.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email already exists. We will send a link to this address.',
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
    label:
      'The name by which your customers know your shop, exactly as it is written above the entrance',
    error:
      'The name by which your customers know your shop, exactly as it is written above the entrance is required',
    hint: 'It is shown on every receipt, and in the message that confirms a payment to the customer.',
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'monsoon-gate',
    error: 'Password is required',
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
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
