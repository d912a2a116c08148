import { failForgotPassword, neverAnswers, offline } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/forgotpassword'),
  title: 'Screens/Forgot password',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const ask: NonNullable<Story['play']> = (context) =>
  typeInto(context, { Email: 'ananya@masalachai.example{Enter}' })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const NothingTyped: Story = {
  parameters: { shows: ['Email is required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reset link' }))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
  },
}

export const NoEmailAddress: Story = {
  parameters: { shows: ['Enter a valid email address'] },
  play: (context) => typeInto(context, { Email: 'ananya{Enter}' }),
}

export const Submitting: Story = {
  parameters: { scenarios: [neverAnswers('forgotPassword')] },
  play: async (context) => {
    await ask(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Sent: Story = {
  parameters: { shows: ['Password reset link sent successfully!'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeInto(context, { Email: 'ananya@masalachai.example' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
    await expect(await canvas.findByText(/we have sent a link to set a new password/)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failForgotPassword()], shows: ['Failed to send reset link.'] },
  play: ask,
}

export const NoNetwork: Story = {
  parameters: { scenarios: [offline('forgotPassword')], shows: ['Failed to send reset link.'] },
  play: ask,
}
