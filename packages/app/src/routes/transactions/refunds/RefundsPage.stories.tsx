import {
  failCall,
  manyRefunds,
  neverAnswers,
  refundClaimed,
  refundCreated,
  refundMispaid,
  refundNotCovered,
  refundReversed,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/transactions/refunds', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Refunds',
  tags: ['!autodocs'],
  parameters: { ...base.parameters, scenarios: [manyRefunds()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Refunds' })
    await waitFor(() => expect(within(list).getByText('Waiting for the customer')).toBeVisible())
    for (const state of ['To be paid', 'Sent', 'Refunded', 'Expired', 'Withdrawn']) {
      await expect(within(list).getByText(state)).toBeVisible()
    }
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

export const Empty: Story = {
  parameters: { scenarios: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no refunds here.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listRefunds')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading refunds…')).toBeVisible()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('listRefunds', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your refunds could not be loaded.')).toBeVisible()
  },
}

export const WaitingForCustomer: Story = {
  parameters: { scenarios: [refundCreated()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull()
  },
}

async function startPaying({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }))
}

export const Paying: Story = {
  parameters: { scenarios: [refundClaimed()] },
  play: async (context) => {
    await startPaying(context)
    const { canvas } = context
    await expect(await canvas.findByText(/^Send exactly this amount/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy amount' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Transaction hash' })).toBeVisible()
  },
}

export const PayingPhone: Story = { ...Paying, globals: { viewport: { value: 'phone' } } }

/** The customer has changed the address meanwhile. */
export const AddressChanged: Story = {
  parameters: { scenarios: [failCall('payRefund', 'refund_changed'), refundClaimed()] },
  play: async (context) => {
    await startPaying(context)
    const words = /^Your customer has changed the address/
    await expect(await context.canvas.findByText(words)).toBeVisible()
  },
}

export const Verified: Story = {
  parameters: { scenarios: [refundClaimed()] },
  play: async (context) => {
    await startPaying(context)
    const { canvas, userEvent } = context
    const hash = await canvas.findByRole('textbox', { name: 'Transaction hash' })
    await userEvent.type(hash, 'invented{Enter}')
    await expect(await canvas.findByText('This is not a transaction hash')).toBeVisible()
    await userEvent.clear(hash)
    await userEvent.type(hash, `0x${'ab'.repeat(32)}{Enter}`)
    await waitFor(() => expect(canvas.getAllByText('Refunded').at(-1)).toBeVisible())
  },
}

export const TransferUnknown: Story = {
  parameters: { scenarios: [failCall('verifyRefund', 'transfer_unknown'), refundClaimed()] },
  play: async (context) => {
    await startPaying(context)
    const { canvas, userEvent } = context
    const hash = await canvas.findByRole('textbox', { name: 'Transaction hash' })
    await userEvent.type(hash, `0x${'ab'.repeat(32)}{Enter}`)
    await expect(await canvas.findByText(/^No network has this transaction/)).toBeVisible()
  },
}

/** Transfers that do not pay the refund, each with its reason. */
export const Mispaid: Story = {
  parameters: { scenarios: [refundMispaid()] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^39.5 USDT went to this address instead/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, that was me' }))
    await waitFor(() => expect(canvas.getAllByText('Refunded').at(-1)).toBeVisible())
  },
}

export const Reversed: Story = {
  parameters: { scenarios: [refundReversed()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The network took back your transfer/)).toBeVisible()
  },
}

export const NotCovered: Story = {
  parameters: { scenarios: [refundNotCovered()] },
  play: async ({ canvas }) => {
    const words = /^The network took back the money of this payment/
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull()
  },
}

async function withdraw({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
  return question
}

export const Withdrawn: Story = {
  parameters: { scenarios: [refundCreated()] },
  play: async (context) => {
    await withdraw(context)
    await waitFor(() => expect(context.canvas.getAllByText('Withdrawn').at(-1)).toBeVisible())
  },
}

export const NotWithdrawn: Story = {
  parameters: { scenarios: [failCall('cancelRefund', 'refund_closed'), refundCreated()] },
  play: async (context) => {
    const question = await withdraw(context)
    await expect(await question.findByText(/^This refund was paid or withdrawn/)).toBeVisible()
  },
}
