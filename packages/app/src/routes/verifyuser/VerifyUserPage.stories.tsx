import {
  failCall,
  failOnce,
  neverAnswers,
  respondWith,
  tokenInvalid,
  tokenValid,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/verifyuser'),
  title: 'Screens/Verify email',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

/** Starts without a click. */
export const Default: Story = {
  args: { address: '/verifyuser?token=on-its-way' },
  parameters: { scenarios: [neverAnswers('verifyUser')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verifying your email')).toBeInTheDocument()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Verified: Story = {
  args: { address: `/verifyuser?token='in-quotes'` },
  parameters: { scenarios: [tokenValid()], shows: ['Verified'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email is verified.')).toBeVisible()
  },
}

/** Three seconds after the success. */
export const LedToLogIn: Story = {
  args: { address: '/verifyuser?token=then-log-in' },
  parameters: { scenarios: [tokenValid()] },
  play: async ({ canvas }) => {
    await canvas.findByText('Your email is verified.')
    const since = performance.now()
    await expect(
      await canvas.findByRole('heading', { name: 'Log in' }, { timeout: 8000 }),
    ).toBeVisible()
    await expect(performance.now() - since).toBeGreaterThan(2500)
  },
}

/** A program that reads the mail has opened the link first. */
export const AlreadyVerified: Story = {
  args: { address: '/verifyuser?token=opened-before' },
  parameters: { scenarios: [respondWith('verifyUser', { message: 'Already verified' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Already verified.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in.' })).toBeVisible()
  },
}

export const LinkUsedUp: Story = {
  args: { address: '/verifyuser?token=used-up' },
  parameters: { scenarios: [tokenInvalid()], shows: ['Failed to reset password.'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email could not be verified.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const NewLinkSent: Story = {
  args: { address: '/verifyuser?token=used-up' },
  parameters: { scenarios: [tokenInvalid()] },
  play: async (context) => {
    await typeInto(context, { Email: 'meera@tea.example' })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send a new link' }))
    await expect(await context.canvas.findByText(/we have sent another link/)).toBeVisible()
  },
}

export const NewLinkPhone: Story = { ...NewLinkSent, globals: { viewport: { value: 'phone' } } }

export const NewLinkNotSent: Story = {
  args: { address: '/verifyuser?token=used-up' },
  parameters: { scenarios: [failCall('resendVerification', 'internal'), tokenInvalid()] },
  play: async (context) => {
    await typeInto(context, { Email: 'meera@tea.example{Enter}' })
    const words = 'The link was not sent. Please try again.'
    await expect(await context.canvas.findByText(words)).toBeVisible()
  },
}

export const TriedAgain: Story = {
  args: { address: '/verifyuser?token=second-try' },
  parameters: { scenarios: [failOnce('verifyUser', 'internal'), tokenValid()] },
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('button', { name: 'Try again' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Your email is verified.')).toBeVisible()
  },
}

export const NoToken: Story = {
  parameters: { shows: ['Token is missing or invalid.'] },
}
