import {
  checkoutCancelled,
  checkoutCoin,
  checkoutConfirming,
  checkoutExpired,
  checkoutExpiredFromLink,
  checkoutId,
  checkoutLate,
  checkoutNetworkDown,
  checkoutInRupees,
  checkoutNearEnd,
  checkoutOverpaid,
  checkoutPaid,
  checkoutPartiallyPaid,
  checkoutSeen,
  checkoutUnderpaid,
  checkoutWaiting,
  checkoutWrongToken,
  failCall,
  neverAnswers,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { addTestWallet, type TestWallet, type TestWalletOptions } from '../../testing/testWallet.ts'

const screen = screenAt(`/pay/${checkoutId}`)

const meta = {
  ...screen,
  title: 'Screens/Checkout',
  tags: ['!autodocs'],
  beforeEach: () => {
    localStorage.clear()
    screen.beforeEach()
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

/** A payment in one of its states. */
function inState(scenario: object, title: string): Story {
  return {
    parameters: { scenarios: [scenario] },
    play: async ({ canvas }) => {
      const words = await canvas.findByText(title)
      await expect(words.closest('output')).toBeVisible()
    },
  }
}

export const Default: Story = {
  ...inState(checkoutWaiting(), 'Waiting for your payment'),
}

export const Phone: Story = { ...Default, globals: phone }

export const PricedInRupees: Story = {
  parameters: { scenarios: [checkoutInRupees()] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        (_, element) =>
          element?.tagName === 'P' &&
          element.textContent.startsWith('₹1,700.00, at ₹84.75 for 1 USDT'),
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/This rate is fixed for you/)).toBeVisible()
  },
}

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

export const RightToLeft: Story = {
  ...Default,
  globals: phone,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const NearTheEnd: Story = {
  parameters: { scenarios: [checkoutNearEnd()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/Time left to pay: \d:\d\d/)
  },
}

/** A token that is not accepted: it is not lost, and the page says what happens next. */
export const WrongToken: Story = {
  parameters: { scenarios: [checkoutWrongToken()] },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('250.5 USDC arrived, which this payment does not accept')
    await expect(words).toBeVisible()
    await expect(canvas.getByText('· Not counted')).toBeVisible()
  },
}

/** A network's own coin: the payment can still be made. */
export const Coin: Story = {
  parameters: { scenarios: [checkoutCoin()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^0\.08 ETH arrived/)).toBeVisible()
    await expect(canvas.getByText(/This payment still needs USDT/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
  },
}

export const WrongTokenOnPhone: Story = { ...WrongToken, globals: phone }

/** A network that cannot be read is not offered. */
export const NetworkNotAvailable: Story = {
  parameters: { scenarios: [checkoutNetworkDown('base')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Base/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Polygon' })).toBeChecked()
    await expect(canvas.getAllByText('Address for USDT on Polygon')[0]).toBeVisible()
  },
}

export const NoNetworkAvailable: Story = {
  parameters: { scenarios: [checkoutNetworkDown('base', 'polygon')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Base is not available right now/)).toBeVisible()
    await expect(canvas.queryByText(/^Address for/)).not.toBeInTheDocument()
  },
}

/** Tokens count one to one: the address stays, and the amount is in the token that was chosen. */
export const AnotherToken: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'USDC' }))
    await expect(canvas.getAllByText('Address for USDC on Base')[0]).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Base' })).toBeChecked()
  },
}

export const Seen = inState(checkoutSeen(), 'Payment received')

export const Confirming: Story = {
  parameters: { scenarios: [checkoutConfirming()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Confirmations' })).toBeVisible()
    await expect(canvas.queryByText('Copy address')).not.toBeInTheDocument()
  },
}

export const ConfirmingOnAPhone: Story = { ...Confirming, globals: phone }

export const PartlyPaid = inState(checkoutPartiallyPaid(), 'Partly paid')

export const PartlyPaidOnAPhone: Story = { ...PartlyPaid, globals: phone }

/** With the receipt: its number, when, by whom and for what. */
export const Paid: Story = {
  parameters: { scenarios: [checkoutPaid()] },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Paid')).closest('output')).toBeVisible()
    const receipt = within(canvas.getByRole('region', { name: 'Receipt' }))
    for (const words of ['Masala Chai Co.', '29ABCDE1234F1Z5', 'Order CHAI-20481: festival hamper'])
      await expect(receipt.getByText(words)).toBeVisible()
    await expect(receipt.getByText('Number').closest('dl > div')).toHaveTextContent(/\d+$/)
  },
}

export const PaidOnAPhone: Story = { ...Paid, globals: phone }

export const Overpaid = inState(checkoutOverpaid(), 'Overpaid')

export const Underpaid = inState(checkoutUnderpaid(), 'Underpaid')

export const Expired: Story = {
  parameters: { scenarios: [checkoutExpired()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This payment has expired')).toBeVisible()
    const message = canvas.getByRole('link', { name: 'Message the seller' })
    await expect(message).toHaveAttribute('href', expect.stringContaining(checkoutId))
    await expect(canvas.queryByRole('link', { name: 'Start again' })).not.toBeInTheDocument()
  },
}

/** The payment link makes another payment. */
export const ExpiredFromLink: Story = {
  parameters: { scenarios: [checkoutExpiredFromLink()] },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('link', { name: 'Start again' })
    await expect(again).toHaveAttribute('href', expect.stringContaining('/pay/link/'))
  },
}

export const ExpiredOnAPhone: Story = { ...ExpiredFromLink, globals: phone }

export const Late = inState(checkoutLate(), 'Your payment came late')

export const Cancelled = inState(checkoutCancelled(), 'This payment was cancelled')

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getCheckout')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { address: '/pay/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such payment')).toBeVisible()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('getCheckout', 'internal')] },
  play: async ({ canvas }) => {
    const words = 'The payment could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for your payment')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/^You are offline/)).toBeVisible()
  },
}

export const CopiedByPointer: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas, userEvent }) => {
    const write = fn((_text: string) => Promise.resolve())
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy amount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2))
    await expect(write.mock.calls[0]).toEqual(['250.5'])
    await expect(write.mock.calls[1]?.[0]).toMatch(/^0x[0-9a-fA-F]{40}$/)
    spy.mockRestore()
  },
}

export const NetworkByKeyboard: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas, userEvent }) => {
    const base = await canvas.findByRole('radio', { name: 'Base' })
    base.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByText('Address for USDT on Polygon')[0]).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Open in wallet app' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('@137/transfer?address='))
  },
}

/** A story with a wallet in the browser. */
function withWallet(
  options: TestWalletOptions,
  check: (
    canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
    wallet: TestWallet,
  ) => Promise<void>,
): Story {
  return {
    parameters: { scenarios: [checkoutWaiting()] },
    play: async ({ canvas, userEvent }) => {
      const wallet = addTestWallet(options)
      await userEvent.click(await canvas.findByRole('button', { name: 'Pay with Test Wallet' }))
      await check(canvas, wallet)
      wallet.remove()
    },
  }
}

export const WalletInTheBrowser: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas }) => {
    const wallet = addTestWallet()
    await expect(await canvas.findByRole('button', { name: 'Pay with Test Wallet' })).toBeVisible()
    wallet.remove()
  },
}

export const WrongNetwork: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas }) => {
    const wallet = addTestWallet({ chainId: 1 })
    const words = 'Test Wallet is on another network. It will ask you to switch to Base.'
    await expect(await canvas.findByText(words)).toBeVisible()
    wallet.remove()
  },
}

export const WalletPays = withWallet({}, async (canvas, { called, sent }) => {
  await expect(await canvas.findByText('Payment sent')).toBeVisible()
  await expect(called).not.toContain('wallet_switchEthereumChain')
  await expect(sent).toEqual([
    expect.objectContaining({
      chainId: '0x2105',
      data: expect.stringMatching(/^0xa9059cbb0{24}[0-9a-f]{40}0{56}0eee53a0$/),
    }),
  ])
  // Nobody is asked to pay again.
  await expect(canvas.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument()
})

export const WalletSwitches = withWallet({ chainId: 1 }, async (canvas, { sent }) => {
  await expect(await canvas.findByText('Payment sent')).toBeVisible()
  await expect(sent).toHaveLength(1)
})

export const WalletAddsTheNetwork = withWallet(
  { chainId: 1, knownChains: [1] },
  async (canvas, { called, sent }) => {
    await expect(await canvas.findByText('Payment sent')).toBeVisible()
    await expect(called).toContain('wallet_addEthereumChain')
    await expect(sent).toHaveLength(1)
  },
)

/** A story in which the wallet sends nothing, and the customer is told why. */
function withoutPayment(options: TestWalletOptions, words: RegExp): Story {
  return withWallet(options, async (canvas, { sent }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(sent).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Pay with Test Wallet' })).not.toHaveAttribute(
      'aria-disabled',
    )
  })
}

export const WalletRejects = withoutPayment(
  { fail: { eth_sendTransaction: { code: 4001 } } },
  /^You declined the request/,
)

export const WalletHasTooLittle = withoutPayment(
  { balance: 3_200_000n },
  /^This account has 3.2 USDT on Base, and 250.5 USDT is needed/,
)

export const WalletHasNoGas = withoutPayment(
  { fail: { eth_sendTransaction: { code: -32_000, message: 'insufficient funds for gas' } } },
  /^This account cannot pay the network fee/,
)

export const WalletStaysElsewhere = withoutPayment(
  { chainId: 1, fail: { wallet_switchEthereumChain: { code: 4200 } } },
  /^Your wallet is not on Base/,
)

export const WalletIsBusy = withoutPayment(
  { fail: { eth_requestAccounts: { code: -32_002 } } },
  /^Your wallet is waiting for an answer/,
)

export const WalletFails = withoutPayment(
  { fail: { eth_sendTransaction: { code: -32_603 } } },
  /^Your wallet reported an error/,
)

/** A payment that the network does not show for minutes. */
export const SentLongAgo: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  beforeEach: () => {
    const at = Date.now() - 600_000
    const sent = { hash: `0x${'ab'.repeat(32)}`, network: 'base', at }
    localStorage.setItem(`sluice-sent ${checkoutId}`, JSON.stringify(sent))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Payment sent')).toBeVisible()
    const again = await canvas.findByRole('button', { name: /^It failed/ })
    await expect(canvas.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument()
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: 'Copy address' })).toBeVisible()
  },
}

/** An exchange takes its fee from the amount, and calls networks by other names. The choice is remembered. */
export const FromExchange: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Exchange/ }))
    await expect(await canvas.findByText(/plus that fee, so that/)).toBeVisible()
    await expect(canvas.getByText(/^The money must arrive by/)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument()
    await expect(localStorage.getItem('sluice-way-to-pay')).toBe('exchange')
  },
}

export const FromExchangeOnAPhone: Story = { ...FromExchange, globals: phone }

/** A code that wallets fill the amount from, and what to do if the app does not open. */
export const FromWalletApp: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('img', { name: /^QR code/ })
    const plain = code.innerHTML
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Put the amount into the code' }))
    await expect(code.innerHTML).not.toBe(plain)
    const link = canvas.getByRole('link', { name: 'Open in wallet app' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(canvas.getByText(/^Did nothing open/)).toBeVisible()
  },
}

export const NoBrowserWallet: Story = {
  parameters: { scenarios: [checkoutWaiting()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Browser wallet/ }))
    await expect(canvas.getByText(/^There is no wallet in this browser/)).toBeVisible()
  },
}

function inLanguage(language: string, title: string): Story {
  return {
    ...inState(checkoutWaiting(), title),
    globals: { language },
  }
}

export const InHindi: Story = {
  ...inLanguage('hi', 'आपके भुगतान की प्रतीक्षा है'),
  tags: ['pictured'],
}

export const InGerman: Story = {
  ...inLanguage('de', 'Wir warten auf Ihre Zahlung'),
  tags: ['pictured'],
}

/** From right to left. */
export const InArabic: Story = {
  ...inLanguage('ar', 'في انتظار دفعتك'),
  tags: ['pictured'],
}
