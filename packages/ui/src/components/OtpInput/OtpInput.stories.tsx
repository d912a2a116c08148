import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { OtpInput } from './OtpInput.tsx'

const meta = {
  title: 'Components/Forms/OtpInput',
  component: OtpInput,
  args: {
    label: 'Code from your authenticator app',
    hint: '6 digits, which change every 30 seconds.',
    onChange: fn(),
    onComplete: fn(),
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: <OtpInput label="Code from your authenticator app" defaultValue="482" />,
          doText: 'One field that phones fill in.',
          dont: (
            <div style={{ display: 'flex', gap: '0.25rem' }}>
              {['4', '8', '2'].map((digit) => (
                <input key={digit} aria-label="Digit" defaultValue={digit} size={1} />
              ))}
            </div>
          ),
          dontText: 'A field for each digit, which a screen reader announces one by one.',
        },
      ],
      usage: 'Use OtpInput for a code that an app, a mail or a text message shows.',
      alternatives: ['Use TextField for a recovery code or a password.'],
      do: [
        'Send the form in onComplete, if a wrong code costs nothing.',
        'Keep the code after an error, so that it can be corrected.',
      ],
      dont: ['Don’t forbid pasting.', 'Don’t send the form again by itself after an error.'],
      keyboard: { 'Ctrl+V': 'Pastes a code, with or without spaces.' },
      screenReader: 'Announces “Code from your authenticator app, edit”, the error and the hint.',
    } satisfies Guide,
  },
} satisfies Meta<typeof OtpInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your authenticator app' })
    await userEvent.type(field, '12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(field, '6')
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
  },
}

export const Empty: Story = {}

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(' 123 456\n')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
  },
}

export const DigitsOfHindi: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '१२३४५६')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
  },
}

/** Digits that are removed again do not send the form. */
export const OneTooMany: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
  },
}

/** What is no code stays, for example a recovery code, which the server may take too. */
export const OtherText: Story = {
  args: { error: 'Enter the 6 digits of the app, or a recovery code' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('abcd-2345')
    await expect(canvas.getByRole('textbox')).toHaveValue('abcd-2345')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const FourDigits: Story = { args: { length: 4, defaultValue: '12' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '123456' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456' } }

export const Phone: Story = {
  args: { defaultValue: '123456' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { defaultValue: '123456' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
