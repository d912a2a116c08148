import {
  failCall,
  neverAnswers,
  refundClaimed,
  someNotifications,
  webhookDisabled,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const at = screenAt('/notifications', 'signedIn')

const meta = {
  ...at,
  title: 'Screens/Notifications',
  tags: ['!autodocs'],
  parameters: { ...at.parameters, scenarios: [someNotifications()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

/** Seen as soon as they are shown: the bell counts none, and what was new is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('link', { name: '₹1,680.50 received' })
    await expect(paid).toHaveAttribute('href', expect.stringContaining('/transactions?payment='))
    await expect(canvas.getAllByText('New')).toHaveLength(3)
    await expect(canvas.getByText('Masala chai, 2 kg')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** A customer has said where to send a refund. */
export const RefundClaimed: Story = {
  parameters: { scenarios: [refundClaimed()] },
  play: async ({ canvas }) => {
    const name = /^A customer says where to send a refund/
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
  },
}

/** Leads to where it can be enabled again. */
export const WebhookDisabled: Story = {
  parameters: { scenarios: [webhookDisabled()] },
  play: async ({ canvas }) => {
    const disabled = await canvas.findByRole('link', { name: /^Your webhook was disabled/ })
    await expect(disabled).toHaveAttribute('href', '/credentials')
  },
}

export const None: Story = {
  parameters: { scenarios: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listNotifications')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notifications' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('listNotifications', 'internal')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your notifications could not be loaded.')).toBeVisible()
  },
}
