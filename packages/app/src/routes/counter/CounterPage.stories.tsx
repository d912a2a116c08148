import {
  counterDevices,
  counterSales,
  failCall,
  neverAnswers,
  noWallet,
  paymentArrives,
  respondWith,
} from '@sluice/mocks'
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

export const Devices: Story = {
  parameters: { scenarios: [counterDevices()] },
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole('list', { name: 'Counter devices' }))
    await expect(devices.getByText('Up to ₹5,000.00 a day')).toBeVisible()
    await expect(devices.getByText('Not paired yet')).toBeVisible()
  },
}

export const DevicesNotLoaded: Story = {
  parameters: { scenarios: [failCall('listCounterDevices', 'internal')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your counter devices could not be loaded.')).toBeVisible()
  },
}

async function addDevice({ canvas, userEvent }: Context, name: string, limit: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a device' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a device' }))
  await dialog.findByLabelText('Name')
  if (name) await userEvent.type(dialog.getByLabelText('Name'), name)
  if (limit) await userEvent.type(dialog.getByLabelText('Limit per day (optional)'), limit)
  const submit = dialog.getByRole('button', { name: 'Get the code' })
  await waitFor(() => expect(submit).toBeEnabled())
  await userEvent.click(submit)
  return dialog
}

export const DeviceWithoutName: Story = {
  play: async (context) => {
    const dialog = await addDevice(context, '', 'a lot')
    await expect(await dialog.findByText('Name is required')).toBeVisible()
    await expect(dialog.getByLabelText('Limit per day (optional)')).toBeInvalid()
  },
}

export const TooManyDevices: Story = {
  parameters: { scenarios: [failCall('addCounterDevice', 'too_many_devices')] },
  play: async (context) => {
    const dialog = await addDevice(context, 'Till', '')
    await expect(await dialog.findByText(/limit of 20 counter devices/)).toBeVisible()
  },
}

export const DeviceCode: Story = {
  play: async (context) => {
    await addDevice(context, 'Front counter', '5000')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pair Front counter' }))
    await expect(await dialog.findByRole('img', { name: /pairs the device/ })).toBeVisible()
    await expect(dialog.getByText('Waiting for the device…')).toBeVisible()
  },
}

export const DeviceCodeOnAPhone: Story = {
  ...DeviceCode,
  globals: { viewport: { value: 'phone' } },
}

/** It is no longer listed. */
export const DeviceCodeExpired: Story = {
  parameters: { scenarios: [respondWith('listCounterDevices', [])] },
  play: async (context) => {
    await addDevice(context, 'Front counter', '')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pair Front counter' }))
    await expect(await dialog.findByText('The code has expired')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Get a new code' })).toHaveFocus()
  },
}

const added = {
  id: 'd1',
  name: 'Front counter',
  currency: 'INR',
  day_limit: null,
  created_at: '2026-11-20T10:00:00.000Z',
  paired_at: null,
  code_expires_at: '2026-11-20T10:10:00.000Z',
  last_seen_at: null,
  device: '',
}

const pairedAt = '2026-11-20T10:01:00.000Z'

export const DevicePaired: Story = {
  parameters: {
    scenarios: [
      respondWith('addCounterDevice', { ...added, code: 'ABCD2345' }),
      respondWith('listCounterDevices', [
        { ...added, paired_at: pairedAt, code_expires_at: null, last_seen_at: pairedAt },
      ]),
    ],
  },
  play: async (context) => {
    await addDevice(context, 'Front counter', '')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pair Front counter' }))
    await expect(await dialog.findByText('Front counter is paired')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus()
  },
}

export const RemoveDevice: Story = {
  ...Devices,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Front counter' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/can charge no more/)).toBeVisible()
  },
}

/** Another currency is kept on this device. */
export const AnotherCurrency: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Amount in INR')
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'USDT')
    await expect(canvas.getByLabelText('Amount in USDT')).toBeVisible()
    localStorage.removeItem('sluice-counter-currency')
  },
}
