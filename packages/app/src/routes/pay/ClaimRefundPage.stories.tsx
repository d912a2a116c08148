import {
  contractAddress,
  failCall,
  neverAnswers,
  refundCancelled,
  refundClaim,
  refundClaimed,
  refundCreated,
  refundExpired,
  refundPaying,
  refundSent,
  refundSucceeded,
  refundWithEmail,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt(`/pay/refund/${refundClaim}`),
  title: 'Screens/Claimed refund',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const wallet = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'

export const Default: Story = {
  parameters: { scenarios: [refundCreated()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Address of your wallet')).toBeVisible()
    await expect(canvas.getByText('One of the two boxes was damaged')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

async function claim({ canvas, userEvent }: Context, address = wallet) {
  const field = await canvas.findByLabelText('Address of your wallet')
  await userEvent.type(field, `${address}{Enter}`)
}

export const ByKeyboard: Story = {
  ...Default,
  play: async (context) => {
    await claim(context)
    await expect(await context.canvas.findByText('Your address is confirmed')).toBeVisible()
    await expect(context.canvas.getByText(wallet)).toBeVisible()
  },
}

export const NoAddress: Story = {
  ...Default,
  play: async (context) => {
    await claim(context, 'meera')
    await expect(await context.canvas.findByText(/^An address starts with 0x/)).toBeVisible()
    // While it is sent, its name is another.
    const submit = await context.canvas.findByRole('button', { name: 'Confirm address' })
    await expect(submit).toBeVisible()
    await expect(context.canvas.queryByText('Your address is confirmed')).toBeNull()
  },
}

export const AddressRefused: Story = {
  parameters: { scenarios: [failCall('claimRefund', 'validation_failed'), refundCreated()] },
  play: async (context) => {
    await claim(context)
    await expect(await context.canvas.findByText(/^Your address was not saved/)).toBeVisible()
  },
}

export const AskedForCode: Story = {
  parameters: { scenarios: [refundWithEmail()] },
  play: async (context) => {
    await claim(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^We have mailed a code to m…@example.com/)).toBeVisible()
    await userEvent.type(await canvas.findByLabelText('Code'), '000000{Enter}')
    await expect(await canvas.findByText(/^This code is wrong/)).toBeVisible()
  },
}

export const ConfirmedByCode: Story = {
  parameters: { scenarios: [refundWithEmail()] },
  play: async (context) => {
    await claim(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Code'), '123 456{Enter}')
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible()
  },
}

export const Contract: Story = {
  parameters: { scenarios: [failCall('claimRefund', 'wallet_is_contract'), refundCreated()] },
  play: async (context) => {
    await claim(context, contractAddress)
    const { canvas } = context
    await expect(await canvas.findByText(/^This address is a contract/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm address' })).toBeDisabled()
  },
}

export const Claimed: Story = {
  parameters: { scenarios: [refundClaimed()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change address' })).toBeVisible()
  },
}

export const Corrected: Story = {
  parameters: { scenarios: [refundClaimed()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Change address' }))
    await claim(context)
    await expect(await canvas.findByText(wallet)).toBeVisible()
  },
}

export const BeingPaid: Story = {
  parameters: { scenarios: [refundPaying()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The refund is being paid right now/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change address' })).toBeNull()
  },
}

export const Sent: Story = {
  parameters: { scenarios: [refundSent()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your refund is on its way')).toBeVisible()
  },
}

export const Succeeded: Story = {
  parameters: { scenarios: [refundSucceeded()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your refund has arrived')).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: { scenarios: [refundExpired()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This refund has expired')).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: { scenarios: [refundCancelled()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This refund was withdrawn')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { address: '/pay/refund/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such refund')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getPublicRefund')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Refund' })).toBeVisible()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('getPublicRefund', 'internal')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The refund could not be loaded.')).toBeVisible()
  },
}
