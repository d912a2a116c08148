import {
  failCall,
  linksOver,
  linkTooSmall,
  manyLinks,
  neverAnswers,
  noWallet,
  paymentArrives,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const at = screenAt('/links', 'signedIn')

const meta = {
  ...at,
  title: 'Screens/Payment links',
  tags: ['!autodocs'],
  parameters: { ...at.parameters, scenarios: [manyLinks()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const name = 'Tasting of Nilgiri teas'
    await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Links' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const CannotTakeMoney: Story = {
  parameters: { scenarios: [linkTooSmall()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The minimum fee is as much/)).toBeVisible()
    await expect(canvas.getByText('Cannot take money')).toBeVisible()
    // Nobody could pay with it.
    await expect(canvas.getAllByRole('button', { name: 'Share' })).toHaveLength(1)
  },
}

export const CannotTakeMoneyOnAPhone: Story = {
  ...CannotTakeMoney,
  globals: { viewport: { value: 'phone' } },
}

export const LinksWithoutWallet: Story = {
  parameters: { scenarios: [manyLinks(), noWallet()] },
  play: async ({ canvas }) => {
    const alerts = await canvas.findAllByText(/^Set a payout wallet first/)
    await expect(alerts[0]).toBeVisible()
  },
}

export const Over: Story = {
  parameters: { scenarios: [linksOver()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Diwali offer' })).toBeVisible()
    await expect(canvas.getAllByText('Ended')).toHaveLength(2)
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}

export const None: Story = {
  parameters: { scenarios: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no payment links.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listPaymentLinks')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading payment links…')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('listPaymentLinks', 'internal')] },
  play: async ({ canvas }) => {
    const words = 'Your payment links could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

async function openForm({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'New payment link' }))
  return within(await screen.findByRole('dialog', { name: 'New payment link' }))
}

export const NewLink: Story = {
  play: async (context) => {
    const form = await openForm(context)
    await expect(form.getByLabelText('Description')).toBeVisible()
  },
}

export const NewLinkOnAPhone: Story = { ...NewLink, globals: { viewport: { value: 'phone' } } }

export const MoreOptions: Story = {
  play: async (context) => {
    const form = await openForm(context)
    const { userEvent } = context
    await userEvent.click(form.getByText('More options'))
    await userEvent.type(form.getByLabelText('Description'), 'Offer')
    await userEvent.type(form.getByLabelText('Amount'), '40')
    await userEvent.type(form.getByLabelText('Last day (optional)'), '2020-01-31')
    await userEvent.type(
      form.getByLabelText('Where customers go next (optional)'),
      'http://shop.example',
    )
    await userEvent.type(form.getByLabelText('Limit of payments (optional)'), 'ten')
    await userEvent.click(form.getByRole('button', { name: 'Create link' }))
    await expect(await form.findByText('Enter a whole number from 1 to 1,000,000')).toBeVisible()
    const address = form.getByLabelText('Where customers go next (optional)')
    await expect(form.getByText('Enter an address that begins with https://')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://shop.example/thanks')
    await userEvent.clear(form.getByLabelText('Limit of payments (optional)'))
    await userEvent.type(form.getByLabelText('Limit of payments (optional)'), '10')
    await userEvent.click(form.getByRole('button', { name: 'Create link' }))
    await expect(await form.findByText('Must be in the future')).toBeVisible()
  },
}

export const NothingFilledIn: Story = {
  play: async (context) => {
    const form = await openForm(context)
    await context.userEvent.click(form.getByRole('button', { name: 'Create link' }))
    await expect(await form.findByText('Description is required')).toBeVisible()
    await expect(form.getByText('Amount is required')).toBeVisible()
  },
}

export const CreatedByPointer: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await openForm(context)
    await userEvent.type(form.getByLabelText('Description'), 'Diwali hamper')
    await userEvent.type(form.getByLabelText('Amount'), '2550')
    await userEvent.click(form.getByRole('button', { name: 'Create link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with your customer' }))
    await expect(dialog.getByRole('img', { name: /QR code of the link/ })).toBeVisible()
    const write = fn((_text: string) => Promise.resolve())
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    await expect(write.mock.calls[0]?.[0]).toContain('/pay/link/')
    spy.mockRestore()
  },
}

/** The fee, and what arrives, in tokens and in rupees. */
export const PricedInRupees: Story = {
  play: async (context) => {
    const form = await openForm(context)
    await context.userEvent.type(form.getByLabelText('Amount'), '1700')
    await expect(await form.findByText('You receive')).toBeVisible()
    const preview = (await form.findByText('You receive')).closest('dl')?.parentElement
    await expect(preview).toHaveTextContent(/At .*84\.75 for 1 USDT/)
  },
}

export const PricedInRupeesOnAPhone: Story = {
  ...PricedInRupees,
  globals: { viewport: { value: 'phone' } },
}

/** The same amount in another currency, which what was typed outlives. */
export const PricedInTokens: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await openForm(context)
    await userEvent.type(form.getByLabelText('Amount'), '300')
    await userEvent.selectOptions(form.getByLabelText('Currency'), 'USDT')
    await expect(await form.findByText('You receive')).toBeVisible()
    await expect(form.queryByText(/ for 1 USDT/)).toBeNull()
    await expect(form.getByLabelText('Amount')).toHaveValue('300')
  },
}

export const TooSmall: Story = {
  play: async (context) => {
    const form = await openForm(context)
    await context.userEvent.type(form.getByLabelText('Amount'), '80')
    await expect(
      await form.findByText(/Must be more than the minimum fee of 84.75 INR/),
    ).toBeVisible()
  },
}

export const NoRate: Story = {
  parameters: { scenarios: [failCall('previewPayment', 'rate_unavailable'), manyLinks()] },
  play: async (context) => {
    const form = await openForm(context)
    await context.userEvent.type(form.getByLabelText('Amount'), '1700')
    await expect(await form.findByText(/no current exchange rate for INR/)).toBeVisible()
  },
}

export const OpenAmountByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await openForm(context)
    form.getByRole('radio', { name: 'You' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(form.queryByLabelText('Amount')).not.toBeInTheDocument()
    form.getByLabelText('Description').focus()
    await userEvent.keyboard('Donation{Enter}')
    await expect(
      await screen.findByRole('dialog', { name: 'Share with your customer' }),
    ).toBeVisible()
  },
}

async function createPayment(context: Parameters<NonNullable<Story['play']>>[0]) {
  const { userEvent } = context
  const form = await openForm(context)
  await userEvent.click(form.getByText('Payment now'))
  await userEvent.type(form.getByLabelText('Description'), 'Two masala chai')
  await userEvent.type(form.getByLabelText('Amount'), '400')
  await userEvent.click(form.getByRole('button', { name: 'Create payment' }))
  return within(await screen.findByRole('dialog', { name: 'Share with your customer' }))
}

export const PaymentNow: Story = {
  play: async (context) => {
    const dialog = await createPayment(context)
    await expect(dialog.getAllByText(/\/pay\/[\w-]+$/)[0]).toBeInTheDocument()
    await expect(dialog.getByText('Waiting for the payment')).toBeVisible()
  },
}

/** The customer pays while the merchant watches. */
export const PaymentArrives: Story = {
  parameters: { scenarios: [paymentArrives(1_000)] },
  play: async (context) => {
    const dialog = await createPayment(context)
    await expect(dialog.getByText('Waiting for the payment')).toBeVisible()
    await expect(await dialog.findByText('Paid')).toBeVisible()
  },
}

export const NoWallet: Story = {
  parameters: { scenarios: [failCall('createPaymentLink', 'wallet_required'), manyLinks()] },
  play: async (context) => {
    const { userEvent } = context
    const form = await openForm(context)
    await userEvent.type(form.getByLabelText('Description'), 'Diwali hamper')
    await userEvent.type(form.getByLabelText('Amount'), '2550{Enter}')
    await expect(await form.findByRole('link', { name: 'Open Settings' })).toBeVisible()
    await expect(form.getByLabelText('Description')).toHaveValue('Diwali hamper')
  },
}

export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    const [share] = await canvas.findAllByRole('button', { name: 'Share' })
    if (share) await userEvent.click(share)
    await expect(
      await screen.findByRole('dialog', { name: 'Share with your customer' }),
    ).toBeVisible()
  },
}

export const ItsPayments: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '4 payments' }))
    const drawer = within(await screen.findByRole('dialog', { name: /^Payments of/ }))
    await waitFor(() => expect(drawer.getAllByRole('rowheader')).toHaveLength(4))
  },
}

export const SwitchedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = (await canvas.findAllByRole('button', { name: 'Switch off' })).length
    const [first] = canvas.getAllByRole('button', { name: 'Switch off' })
    if (first) await userEvent.click(first)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Switch off' })).toHaveLength(before - 1),
    )
  },
}

export const SwitchingOffFailed: Story = {
  parameters: { scenarios: [failCall('updatePaymentLink', 'internal'), manyLinks()] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Switch off' })
    if (first) await userEvent.click(first)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    await expect(await dialog.findByText(/^The link is still on/)).toBeVisible()
  },
}
