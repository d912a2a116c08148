import {
  counterDevices,
  demoDeviceToken,
  failCall,
  neverAnswers,
  paymentArrives,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { pairing } from '../../config/session.ts'
import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const at = screenAt('/counter/device')

const meta = {
  ...at,
  title: 'Screens/Counter device',
  tags: ['!autodocs'],
  parameters: { ...at.parameters, scenarios: [counterDevices()] },
  beforeEach: () => {
    at.beforeEach()
    pairing.start(demoDeviceToken)
    return pairing.end
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Its own sales, without a total. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Front counter · Up to ₹5,000.00 a day')).toBeVisible()
    const today = within(canvas.getByRole('region', { name: 'Today’s sales' }))
    await expect(today.getByText('Table 4')).toBeVisible()
    await expect(today.queryByText(/sales? paid/)).toBeNull()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getDeviceCounter')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Charge' })).toBeDisabled()
  },
}

export const NotLoaded: Story = {
  parameters: { scenarios: [failCall('getDeviceCounter', 'internal')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today’s sales could not be loaded.')).toBeVisible()
  },
}

async function charge({ canvas, userEvent }: Context, amount: string) {
  await userEvent.type(await canvas.findByLabelText('Amount in INR'), amount)
  await userEvent.click(canvas.getByRole('button', { name: /^Charge/ }))
}

export const Waiting: Story = {
  play: async (context) => {
    await charge(context, '1250')
    const code = await context.canvas.findByRole('img', { name: /QR code/ })
    await expect(code).toBeVisible()
  },
}

export const Paid: Story = {
  parameters: { scenarios: [counterDevices(), paymentArrives(0)] },
  play: async (context) => {
    await charge(context, '1250')
    await expect(
      await screen.findByRole('dialog', { name: 'Paid' }, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** What is typed stays. */
export const OverTheLimit: Story = {
  play: async (context) => {
    await charge(context, '4600')
    await expect(await context.canvas.findByText(/may charge in a day/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Amount in INR')).toHaveValue('4600')
  },
}

export const NoWallet: Story = {
  parameters: { scenarios: [failCall('createDeviceSale', 'wallet_required'), counterDevices()] },
  play: async (context) => {
    await charge(context, '200')
    await expect(await context.canvas.findByText(/Its owner can set one/)).toBeVisible()
  },
}

/** A 401 leads back to pairing. */
export const Removed: Story = {
  parameters: { scenarios: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pair this device' })).toBeVisible()
    await expect(await canvas.findByLabelText('Code')).toHaveValue('')
    await expect(pairing.token()).toBeUndefined()
  },
}

async function unpair({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unpair' }))
  return within(await screen.findByRole('alertdialog'))
}

export const UnpairQuestion: Story = {
  play: async (context) => {
    await expect((await unpair(context)).getByText(/It can charge no more/)).toBeVisible()
  },
}

export const Unpaired: Story = {
  play: async (context) => {
    const question = await unpair(context)
    await context.userEvent.click(question.getByRole('button', { name: 'Unpair' }))
    await expect(
      await context.canvas.findByRole('heading', { name: 'Pair this device' }),
    ).toBeVisible()
  },
}

const unpaired = {
  beforeEach: () => {
    pairing.end()
    at.beforeEach()
  },
}

export const Pair: Story = {
  ...unpaired,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Code')).toBeVisible()
  },
}

export const PairOnAPhone: Story = { ...Pair, globals: { viewport: { value: 'phone' } } }

async function type({ canvas, userEvent }: Context, code: string) {
  await userEvent.type(await canvas.findByLabelText('Code'), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Pair this device' }))
}

export const NoCode: Story = {
  ...unpaired,
  play: async (context) => {
    await type(context, 'ABC')
    await expect(
      await context.canvas.findByText('Type the 8 letters and digits of the code'),
    ).toBeVisible()
  },
}

export const WrongCode: Story = {
  ...unpaired,
  play: async (context) => {
    await type(context, 'wxyz-2345')
    await expect(await context.canvas.findByText(/This code is wrong/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Code')).toHaveValue('wxyz-2345')
  },
}

/** From the scanned code, which is filled in and no longer in the address. */
export const Scanned: Story = {
  ...unpaired,
  args: { address: '/counter/device?token=ABCD2345' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Code')).toHaveValue('ABCD2345')
    await userEvent.click(canvas.getByRole('button', { name: 'Pair this device' }))
    await expect(await canvas.findByText('Asha’s phone')).toBeVisible()
  },
}
