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
      use: 'Below the form on the log-in and sign-up pages, once each, where a merchant can go on with a Google account.',
      instead: ['Button, for everything that does not lead to Google.'],
      do: [
        'Open the popup inside onContinue itself: a browser blocks one that opens later.',
        'Keep it busy until the popup has closed, however it closes, then give the button back.',
        'Offer a way back with onCancel: a page can’t always see that the window was closed.',
        'Say what went wrong in failure, in the merchant’s terms.',
      ],
      dont: [
        'Don’t recolour Google’s mark or put it on a coloured button.',
        'Don’t leave out the consent line: the button also creates accounts.',
      ],
      keyboard: {
        Enter: 'Opens Google’s window.',
        Space: 'Opens Google’s window.',
        Tab: 'While busy, moves on to Cancel.',
      },
      screenReader:
        '“Continue with Google, button”, then the consent line. While busy: “Waiting for Google…, dimmed”. A failure is read out as it appears.',
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

/** Google’s window is open: further presses do nothing, and the focus stays where it is. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Waiting for Google…' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** Nobody has to wait for a window that they can’t find any more. */
export const BusyWithAWayBack: Story = {
  args: { busy: true, onCancel: fn() },
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
  args: { failure: 'No email found in Google account.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No email found in Google account.')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const LinkedConsent: Story = {
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
    label: 'المتابعة باستخدام Google',
    failure: 'لم يتم العثور على بريد إلكتروني.',
    consent: 'بالمتابعة فإنك توافق على الشروط والأحكام وسياسة الخصوصية.',
  },
}
