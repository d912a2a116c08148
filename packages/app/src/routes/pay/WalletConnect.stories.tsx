import { checkoutId, checkoutWaiting, setOperatorConfig } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor } from 'storybook/test'

import { startPairing, type ConnectedWallet } from '../../components/wallets/walletConnect.ts'
import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const screen = screenAt(`/pay/${checkoutId}`)

/** The operator has a project of WalletConnect's. The relay and the wallet app are simulated: `sb.mock` in `.storybook/preview.tsx`. */
const meta = {
  ...screen,
  title: 'Screens/Checkout/With WalletConnect',
  tags: ['!autodocs', 'pictured'],
  parameters: { ...screen.parameters, scenarios: [checkoutWaiting()] },
  beforeEach: () => {
    localStorage.clear()
    screen.beforeEach()
    return setOperatorConfig({
      walletconnect: { project_id: '0'.repeat(32), relay_url: 'wss://relay.example' },
    })
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd1'.repeat(2)}`

const wallet: ConnectedWallet = {
  id: 'phone',
  rdns: '',
  name: 'Phone Wallet',
  icon: undefined,
  provider: { request: fn(async () => new Promise<never>(() => undefined)) },
  link: 'https://wallet.example/',
  onEnd: () => undefined,
  disconnect: async () => undefined,
}

const connect: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect with WalletConnect' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Connect with WalletConnect' }),
    ).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: phone }

export const Starting: Story = {
  play: async (context) => {
    mocked(startPairing).mockReturnValue(new Promise(() => undefined))
    await connect(context)
    await context.canvas.findByRole('button', { name: 'Connecting…' })
  },
}

/** There is only one code to scan. */
export const Asking: Story = {
  play: async (context) => {
    mocked(startPairing).mockResolvedValue({ uri, approved: new Promise(() => undefined) })
    await connect(context)
    const { canvas, userEvent } = context
    await canvas.findByRole('img', { name: 'Code that connects a wallet app' })
    await waitFor(() => expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull())
    await expect(canvas.getByRole('region', { name: 'Connect a wallet app' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open in wallet app' })).toHaveFocus()
  },
}

export const AskingOnAPhone: Story = { ...Asking, globals: phone }

export const Cancelled: Story = {
  tags: ['!pictured'],
  play: async (context) => {
    await Asking.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
  },
}

export const Declined: Story = {
  play: async (context) => {
    mocked(startPairing).mockImplementation(async () => ({
      uri,
      approved: Promise.reject(Object.assign(new Error('User rejected.'), { code: 5000 })),
    }))
    await connect(context)
    await context.canvas.findByText(/declined in the wallet app/)
  },
}

export const RelayAway: Story = {
  play: async (context) => {
    mocked(startPairing).mockRejectedValue(new Error('The relay does not answer'))
    await connect(context)
    await context.canvas.findByText(/could not be connected/)
  },
}

export const Connected: Story = {
  play: async (context) => {
    mocked(startPairing).mockResolvedValue({ uri, approved: Promise.resolve(wallet) })
    await connect(context)
    await context.canvas.findByRole('button', { name: 'Pay with Phone Wallet' })
  },
}

export const ConnectedOnAPhone: Story = { ...Connected, globals: phone }

/** The request is in the app. */
export const Confirming: Story = {
  play: async (context) => {
    await Connected.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with Phone Wallet' }))
    await canvas.findByRole('button', { name: 'Confirm in your wallet…' })
  },
}
