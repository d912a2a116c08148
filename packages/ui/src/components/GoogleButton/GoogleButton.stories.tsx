import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { GoogleButton } from './GoogleButton.tsx'

const meta = {
  title: 'Components/Forms/GoogleButton',
  component: GoogleButton,
  args: { onContinue: fn(), style: { maxWidth: 400 } },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <GoogleButton />,
          doText: 'Says what is accepted by continuing.',
          dont: <GoogleButton consent={null} />,
          dontText: 'Creates an account without consent.',
        },
      ],
      usage: 'Use GoogleButton below the forms for logging in and signing up.',
      alternatives: ['Use a Button for anything other than signing in with Google.'],
      do: [
        'Open the popup synchronously in onContinue, otherwise the browser blocks it.',
        'Keep busy set until the popup has closed.',
        'Pass onCancel: a page can’t always detect that the popup was closed.',
        'Explain in failure what went wrong.',
      ],
      dont: [
        'Don’t recolor Google’s logo or place it on a colored button.',
        'Don’t remove the consent text: the button also creates accounts.',
      ],
      keyboard: {
        'Enter, Space': 'Opens Google’s popup.',
        Tab: 'While busy, moves focus to Cancel.',
      },
      screenReader:
        'Announces “Continue with Google, button”, then the consent text. While busy: “Waiting for Google…, dimmed”. A failure is announced immediately.',
    } satisfies Guide,
  },
} satisfies Meta<typeof GoogleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue with Google' })
    await expect(button).toHaveAccessibleDescription(/accept the Terms & Conditions/)
    await userEvent.click(button)
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onContinue).toHaveBeenCalledTimes(2)
  },
}

export const Busy: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Waiting for Google…' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const BusyWithCancel: Story = {
  args: { loading: true, onCancel: fn() },
  play: async ({ args, canvas }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Waiting for Google…' })).toHaveFocus()
    await userEvent.tab()
    await expect(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

export const Failed: Story = {
  args: { error: 'No email found in Google account.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No email found in Google account.')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

/** Where the account exists, nothing is accepted by continuing. */
export const WithoutConsent: Story = {
  args: { consent: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText(/you accept/)).toBeNull()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const ConsentWithLinks: Story = {
  args: {
    consent: (
      <>
        By continuing with Google you accept the <a href="#terms">Terms &amp; Conditions</a> and the{' '}
        <a href="#privacy">Privacy Policy</a>.
      </>
    ),
  },
}

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    error: 'No email found in Google account.',
  },
}
