import { failCall, neverAnswers, respondWith } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const base = screenAt('/wallet/undo?token=mock-token')

const meta = {
  ...base,
  title: 'Screens/Undo the wallet change',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const undo = { name: 'Undo and lock my account' }

async function press({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', undo))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', undo)).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** A merchant who is logged in gets here too. */
export const LoggedIn: Story = { ...Default, parameters: { session: 'signedIn' } }

export const Undone: Story = {
  parameters: { scenarios: [respondWith('undoWalletChange', { message: 'Undone' })] },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByText(/^Your old wallet is back/)).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Ask for another link' })).toBeVisible()
  },
}

export const Undoing: Story = {
  parameters: { scenarios: [neverAnswers('undoWalletChange')] },
  play: async (context) => {
    await press(context)
    const button = await context.canvas.findByRole('button', { name: /^Undoing/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The mocks know no such token. */
export const UsedUp: Story = {
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByText(/already been used/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', undo)).toBeNull()
  },
}

export const UsedUpPhone: Story = { ...UsedUp, globals: { viewport: { value: 'phone' } } }

export const Failed: Story = {
  parameters: { scenarios: [failCall('undoWalletChange', 'internal')] },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByText(/try again in a moment/)).toBeVisible()
    await expect(context.canvas.getByRole('button', undo)).toBeVisible()
  },
}

export const NoToken: Story = {
  args: { address: '/wallet/undo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Token is missing or invalid.')).toBeVisible()
  },
}
