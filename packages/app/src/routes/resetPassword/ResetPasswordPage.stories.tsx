import { failResetPassword, neverAnswers, tokenInvalid, tokenValid } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/resetPassword?token="from-the-mail"'),
  title: 'Screens/Reset password',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const setPassword: NonNullable<Story['play']> = (context) =>
  typeInto(context, { 'New password': 'three cups of chai{Enter}' })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const NoToken: Story = {
  args: { address: '/resetPassword' },
  parameters: { shows: ['Token is missing or invalid.'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/forgotpassword',
    )
  },
}

export const NothingTyped: Story = {
  parameters: { shows: ['New password is required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set new password' }))
    await expect(await canvas.findByText('New password is required')).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: { scenarios: [neverAnswers('resetPassword')] },
  play: async (context) => {
    await setPassword(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Done: Story = {
  parameters: {
    scenarios: [tokenValid()],
    shows: ['Password reset successful! Redirecting to login...'],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeInto(context, { 'New password': 'three cups of chai' })
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
    await expect(await canvas.findByText('Your password has been changed.')).toBeVisible()
  },
}

/** Three seconds after the success. */
export const LedToLogIn: Story = {
  parameters: { scenarios: [tokenValid()] },
  play: async (context) => {
    const { canvas } = context
    await setPassword(context)
    await canvas.findByText('Your password has been changed.')
    const since = performance.now()
    await expect(
      await canvas.findByRole('heading', { name: 'Log in' }, { timeout: 8000 }),
    ).toBeVisible()
    await expect(performance.now() - since).toBeGreaterThan(2500)
    // The toast is still visible on the next page, then disappears.
    await waitFor(() => expect(document.body).not.toHaveTextContent('Password reset successful!'), {
      timeout: 8000,
    })
  },
}

export const LinkUsedUp: Story = {
  parameters: { scenarios: [tokenInvalid()], shows: ['Failed to reset password.'] },
  play: async (context) => {
    await setPassword(context)
    await expect(await context.canvas.findByText(/Request a new one/)).toBeVisible()
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('three cups of chai')
  },
}

/** A link that was used offers a new one in place. */
export const NewLinkSent: Story = {
  parameters: {
    scenarios: [tokenInvalid()],
    shows: ['Password reset link sent successfully!'],
  },
  play: async (context) => {
    await setPassword(context)
    await context.canvas.findByRole('button', { name: 'Send reset link' })
    await typeInto(context, { Email: 'ananya@masalachai.example{Enter}' })
    await expect(await context.canvas.findByText(/^If an account exists/)).toBeVisible()
  },
}

export const ServerFails: Story = {
  parameters: { scenarios: [failResetPassword()], shows: ['Failed to reset password.'] },
  play: async (context) => {
    await setPassword(context)
    await expect(await context.canvas.findByText('Please try again in a moment.')).toBeVisible()
  },
}
