import {
  checkoutInRupees,
  coinSent,
  failCall,
  heldMoney,
  makePayment,
  manyRefunds,
  neverAnswers,
  paymentArrives,
  paymentInRupees,
  setOperatorConfig,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const base = screenAt('/transactions', 'signedIn')

const networks = [
  { name: 'sandbox', explorer_url: '/sandbox/explorer', currencies: ['USDT', 'USDC'] },
]

const meta = {
  ...base,
  title: 'Screens/Transactions, details',
  tags: ['!autodocs'],
  beforeEach: () => {
    base.beforeEach()
    localStorage.removeItem('shown-columns')
    return setOperatorConfig({ networks })
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the payment at a place of the list. */
async function openRow({ canvas, userEvent }: Context, index: number) {
  const rows = await canvas.findAllByRole('rowheader')
  const row = rows[index]
  if (!row) throw new Error('There is no such row')
  await userEvent.click(within(row).getByRole('button'))
  return within(await screen.findByRole('dialog', { name: 'Transaction' }))
}

export const Default: Story = {
  play: async (context) => {
    const dialog = await openRow(context, 6)
    const timeline = within(await dialog.findByRole('region', { name: 'Timeline' }))
    await expect(await timeline.findByText('Created')).toBeVisible()
    await expect(timeline.getByText('Paid')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Receipt' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** What goes back of a payment, and a refund of what is left. */
export const Refunds: Story = {
  parameters: { scenarios: [manyRefunds()] },
  play: async (context) => {
    const dialog = await openRow(context, 0)
    const refunds = within(await dialog.findByRole('region', { name: 'Refunds' }))
    await expect(await refunds.findByText('To be paid')).toBeVisible()
    await expect(refunds.getByRole('link', { name: 'Manage refunds' })).toBeVisible()
    await context.userEvent.click(refunds.getByRole('button', { name: 'Refund' }))
    const form = within(await screen.findByRole('dialog', { name: 'Refund' }))
    await expect(await form.findByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect(form.getByLabelText('Customer’s email')).toBeVisible()
  },
}

export const RefundsPhone: Story = { ...Refunds, globals: { viewport: { value: 'phone' } } }

/** A payment in rupees can be refunded in rupees, at its rate or at the one of now. */
export const RefundInRupees: Story = {
  parameters: { scenarios: [paymentInRupees()] },
  play: async (context) => {
    const dialog = await openRow(context, 0)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Refund' }))
    const form = within(await screen.findByRole('dialog', { name: 'Refund' }))
    const amount = await form.findByRole('textbox', { name: 'Amount' })
    await context.userEvent.clear(amount)
    await context.userEvent.type(amount, 'ten')
    await context.userEvent.click(form.getByRole('button', { name: 'Create refund' }))
    await expect(await form.findByText(/^Enter an amount such as/)).toBeVisible()
    await expect(form.getByText('In')).toBeVisible()
  },
}

export const HeldMoney: Story = {
  parameters: { scenarios: [heldMoney()] },
  play: async (context) => {
    const dialog = await openRow(context, 1)
    await expect(await dialog.findByText('Needs your decision')).toBeVisible()
    const timeline = within(await dialog.findByRole('region', { name: 'Timeline' }))
    await expect(await timeline.findByText('Payment made')).toBeVisible()
  },
}

/** A token that the payment does not accept is not lost, and can be accepted while the payment is still open. */
export const WrongToken: Story = {
  parameters: { scenarios: [heldMoney()] },
  play: async (context) => {
    const dialog = await openRow(context, 0)
    const words = /75 USDC arrived, which this payment does not accept/
    await expect(await dialog.findByText(words)).toBeVisible()
    const timeline = within(await dialog.findByRole('region', { name: 'Timeline' }))
    await expect(await timeline.findByText('Payment made')).toBeVisible()
  },
}

/** A network's own coin counts towards nothing, but can be forwarded. */
export const CoinInsteadOfToken: Story = {
  parameters: { scenarios: [coinSent()] },
  play: async (context) => {
    const dialog = await openRow(context, 0)
    await expect(
      await dialog.findByText(/0\.025 ETH arrived, which is the network's own coin/),
    ).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/The coins are forwarded to your wallet/)).toBeVisible()
  },
}

/** Money need not wait until forwarding it is worth the cost. */
export const ForwardedOnRequest: Story = {
  parameters: { scenarios: [heldMoney()] },
  play: async (context) => {
    const dialog = await openRow(context, 1)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Forward now' }))
    await expect(await dialog.findByText('You asked for it: it is forwarded next')).toBeVisible()
    const timeline = within(await dialog.findByRole('region', { name: 'Timeline' }))
    await expect(await timeline.findByText('Payment made')).toBeVisible()
  },
}

/** A link to a payment that the filter leaves out of the list. */
export const AcceptedFromALink: Story = {
  args: { address: `/transactions?status=1&payment=${makePayment({}, 9_000).id}` },
  parameters: { scenarios: [heldMoney()] },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Transaction' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Accept payment' }))
    await waitFor(() => expect(dialog.queryByText('Needs your decision')).toBeNull())
    await expect(dialog.getByText('Accepted')).toBeVisible()
  },
}

export const AwaitingPayment: Story = {
  parameters: { scenarios: [paymentArrives(60_000)] },
  play: async (context) => {
    const dialog = await openRow(context, 0)
    const timeline = within(await dialog.findByRole('region', { name: 'Timeline' }))
    await waitFor(() => expect(timeline.getAllByRole('listitem')).toHaveLength(1))
  },
}

export const TimelineLoading: Story = {
  parameters: { scenarios: [neverAnswers('getPaymentTimeline')] },
  play: async (context) => {
    const dialog = await openRow(context, 6)
    const timeline = await dialog.findByRole('region', { name: 'Timeline' })
    await expect(timeline).toHaveAttribute('aria-busy', 'true')
  },
}

export const TimelineFailed: Story = {
  parameters: { scenarios: [failCall('getPaymentTimeline', 'internal')] },
  play: async (context) => {
    const dialog = await openRow(context, 6)
    const words = 'The timeline could not be loaded.'
    await expect(await dialog.findByText(words)).toBeVisible()
  },
}

export const MoreColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(choice.getByRole('checkbox', { name: 'Hash' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Hash' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Metadata' })).not.toBeInTheDocument()
  },
}

export const ColumnsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    ;(await canvas.findByRole('button', { name: 'Columns' })).focus()
    await userEvent.keyboard('{Enter}')
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }))
    choice.getByRole('checkbox', { name: 'Type' }).focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('columnheader', { name: 'Type' })).toBeVisible()
  },
}

/** The merchant asked for rupees. */
export const PricedInRupees: Story = {
  parameters: { scenarios: [checkoutInRupees()] },
  play: async (context) => {
    const dialog = await openRow(context, 0)
    const price = await dialog.findByText('Price')
    await expect(price.closest('dt')?.nextElementSibling).toHaveTextContent(
      '₹1,700.00, at ₹84.75 for 1 USDT',
    )
  },
}
