import { counterSales, failCall, neverAnswers, noWallet, paymentArrives } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const at = screenAt('/counter', 'signedIn')

const meta = {
  ...at,
  title: 'Screens/Counter',
  tags: ['!autodocs'],
  parameters: { ...at.parameters, scenarios: [counterSales()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today’s sales' }))
    await expect(await today.findByText('Table 4')).toBeVisible()
    await expect(today.getByText('2 sales paid')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Charge' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const FirstSale: Story = {
  parameters: { scenarios: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sales yet today.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listSales')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Amount in INR')).toBeVisible()
  },
}

export const SalesFailed: Story = {
  parameters: { scenarios: [failCall('listSales', 'internal')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today’s sales could not be loaded.')).toBeVisible()
  },
}

async function type({ canvas, userEvent }: Context, keys: string) {
  await canvas.findByLabelText('Amount in INR')
  const pad = within(canvas.getByRole('group', { name: 'Keypad' }))
  for (const key of keys) {
    await userEvent.click(pad.getByRole('button', { name: key === '.' ? 'Decimal point' : key }))
  }
}

async function charge(context: Context) {
  await type(context, '1250')
  const { canvas, userEvent } = context
  await userEvent.type(canvas.getByLabelText('Note for the customer (optional)'), 'Table 7')
  await userEvent.click(canvas.getByRole('button', { name: /^Charge/ }))
}

/** The currency's decimals, and no more. */
export const Typed: Story = {
  play: async (context) => {
    await type(context, '01250.505')
    await expect(context.canvas.getByLabelText('Amount in INR')).toHaveValue('1250.50')
    await expect(context.canvas.getByRole('button', { name: /^Charge/ })).toHaveTextContent(
      'Charge ₹1,250.50',
    )
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Amount in INR')
    await userEvent.click(canvas.getByRole('button', { name: 'Charge' }))
    await expect(await canvas.findByText('Amount is required')).toBeVisible()
  },
}

/** Said before the amount is typed. */
export const NoWallet: Story = {
  parameters: { scenarios: [noWallet()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Set a payout wallet first/)).toBeVisible()
  },
}

/** What the server refuses is said beside its field, and stays typed. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await type(context, '5')
    const note = canvas.getByLabelText('Note for the customer (optional)')
    await userEvent.type(note, 'Table \u202E7')
    await userEvent.click(canvas.getByRole('button', { name: /^Charge/ }))
    await waitFor(() => expect(note).toBeInvalid())
    await expect(canvas.getByLabelText('Amount in INR')).toHaveValue('5')
  },
}

export const NotCreated: Story = {
  parameters: { scenarios: [failCall('createSale', 'rate_unavailable')] },
  play: async (context) => {
    await charge(context)
    await expect(await context.canvas.findByText(/rate/i)).toBeVisible()
    await expect(context.canvas.getByLabelText('Amount in INR')).toHaveValue('1250')
  },
}

export const Waiting: Story = {
  play: async (context) => {
    await charge(context)
    const code = await context.canvas.findByRole('img', {
      name: 'QR code of the checkout for ₹1,250.00',
    })
    await expect(code).toBeVisible()
    await expect(context.canvas.getByText('Waiting for the payment')).toBeVisible()
  },
}

export const WaitingOnAPhone: Story = { ...Waiting, globals: { viewport: { value: 'phone' } } }

/** Nobody can see whether it is paid: the code is hidden. */
export const Offline: Story = {
  play: async (context) => {
    await charge(context)
    await context.canvas.findByRole('img', { name: /QR code/ })
    const { onLine } = navigator
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    dispatchEvent(new Event('offline'))
    await expect(await context.canvas.findByText('The code is hidden')).toBeVisible()
    await expect(context.canvas.queryByRole('img', { name: /QR code/ })).toBeNull()
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  },
}

export const Cancelled: Story = {
  play: async (context) => {
    await charge(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Cancel sale' }),
    )
    await expect(await context.canvas.findByLabelText('Amount in INR')).toHaveValue('')
  },
}

export const Paid: Story = {
  parameters: { scenarios: [paymentArrives(0)] },
  play: async (context) => {
    await charge(context)
    const paid = within(await screen.findByRole('dialog', { name: 'Paid' }, { timeout: 10_000 }))
    await expect(paid.getByText('Table 7')).toBeVisible()
    await expect(paid.getByRole('button', { name: 'Next sale' })).toHaveFocus()
  },
}

export const PaidOnAPhone: Story = { ...Paid, globals: { viewport: { value: 'phone' } } }

/** The receipt of an earlier sale. */
export const Reopened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Table 4/ }))
    const paid = within(await screen.findByRole('dialog', { name: 'Paid' }))
    await expect(paid.getByRole('link', { name: 'Show and print receipt' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pay/'),
    )
    await userEvent.click(paid.getByRole('button', { name: 'Next sale' }))
    await expect(await canvas.findByLabelText('Amount in INR')).toBeVisible()
  },
}
