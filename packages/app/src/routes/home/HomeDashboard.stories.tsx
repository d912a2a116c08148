import {
  failCall,
  heldMoney,
  mockHandlers,
  newMerchant,
  neverAnswers,
  noPayments,
  webhookDisabled,
  refundClaimed,
  webhookSet,
  type Scenario,
  refusedWallet,
  setOperatorConfig,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const screen = screenAt('/home', 'signedIn')

const meta = {
  ...screen,
  title: 'Screens/Home, dashboard',
  tags: ['!autodocs'],
  beforeEach: () => {
    screen.beforeEach()
    return setOperatorConfig({ mode: 'sandbox' })
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

/** Otherwise the business gate comes first. */
const namedBusiness: Scenario = {
  label: 'Business: set',
  arrange: (merchant) => {
    merchant.business_name = 'Masala Chai Co.'
  },
}

type Play = NonNullable<Story['play']>

const chartDrawn: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('figure', { name: /^Received per day/ })).toBeInTheDocument()
}

/** Opens what needs attention. */
const attentionOpened: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('Show'))
}

/** Waits until the chart and the table are there. */
const drawn: Play = async (context) => {
  await chartDrawn(context)
  await context.canvas.findByRole('table', { name: 'Transaction Status' })
}

export const Default: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    await drawn(context)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
      'href',
      '/sandbox/mail',
    )
    await expect(canvas.queryByRole('heading', { name: 'First steps' })).not.toBeInTheDocument()
    await expect(await canvas.findByText('Nothing needs your attention.')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

/** A merchant who has just registered. */
export const NewMerchant: Story = {
  parameters: { scenarios: [newMerchant(), namedBusiness, noPayments()] },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'First steps' })
    await expect(canvas.getByRole('group', { name: 'Where will you take payments?' })).toBeVisible()
    await chartDrawn(context)
    await canvas.findByText('You have no transactions.')
  },
}

/** Who has said where they take payments. */
export const FirstSteps: Story = {
  parameters: { scenarios: [newMerchant(), namedBusiness, noPayments()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Show my steps' }))
    await expect(canvas.getByText('Choose at least one.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /At a counter/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /By payment links/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show my steps' }))
    await expect(await canvas.findByText('0 of 4 done')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set your payout wallet' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add a webhook' })).not.toBeInTheDocument()
    await chartDrawn(context)
  },
}

/** Who does the first steps later. */
export const FirstStepsPostponed: Story = {
  parameters: { scenarios: [newMerchant(), namedBusiness, noPayments()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Do this later' }))
    await expect(canvas.getByText('Where will you take payments?')).not.toBeVisible()
    await expect(canvas.getByText('First steps').closest('summary')).toHaveFocus()
    await chartDrawn(context)
  },
}

export const NewMerchantPhone: Story = {
  ...NewMerchant,
  globals: { viewport: { value: 'phone' } },
}

export const AttentionClosed: Story = {
  parameters: { scenarios: [webhookDisabled('failing'), heldMoney()] },
  play: async (context) => {
    await context.canvas.findByText(/need your attention\.$/)
    await drawn(context)
  },
}

/** Everything that can need attention. */
export const NeedsAttention: Story = {
  parameters: { scenarios: [refusedWallet(), webhookDisabled('failing'), heldMoney()] },
  play: async (context) => {
    const { canvas } = context
    await attentionOpened(context)
    await expect(canvas.getByText('Your payout wallet can lose your money')).toBeVisible()
    await expect(canvas.getByText('Your webhook is disabled')).toBeVisible()
    await expect(canvas.getByText('50 of 100 USDT arrived in time.')).toBeVisible()
    await drawn(context)
  },
}

export const NeedsAttentionPhone: Story = {
  ...NeedsAttention,
  globals: { viewport: { value: 'phone' } },
}

export const AcceptedByPointer: Story = {
  parameters: { scenarios: [webhookSet(), heldMoney()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await attentionOpened(context)
    const [accept] = await canvas.findAllByRole('button', { name: 'Accept' })
    if (accept) await userEvent.click(accept)
    const dialog = within(await page.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept payment' }))
    await expect(await page.findByText('Payment accepted')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Accept' })).toHaveLength(2))
  },
}

export const RefundedByKeyboard: Story = {
  parameters: { scenarios: [webhookSet(), heldMoney()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    // Testing Library's keyboard does not open native details.
    await attentionOpened(context)
    const [refund] = await canvas.findAllByRole('button', { name: 'Refund' })
    refund?.focus()
    await userEvent.keyboard('{Enter}')
    const amount = await page.findByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveValue('75')
    await userEvent.clear(amount)
    await userEvent.type(amount, '76')
    const create = page.getByRole('button', { name: 'Create refund' })
    create.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('Must be at most 75 USDC')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '75')
    create.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}

export const RefundFailed: Story = {
  parameters: {
    scenarios: [webhookSet(), heldMoney(), failCall('createRefund', 'internal')],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await attentionOpened(context)
    const [refund] = await canvas.findAllByRole('button', { name: 'Refund' })
    if (refund) await userEvent.click(refund)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create refund' }))
    await expect(await dialog.findByText(/^The refund was not created/)).toBeVisible()
  },
}

/** A customer has said where to send a refund. */
export const RefundToPay: Story = {
  parameters: { scenarios: [webhookSet(), refundClaimed()] },
  play: async (context) => {
    await attentionOpened(context)
    const link = await context.canvas.findByRole('link', { name: 'Pay refunds' })
    await expect(link).toBeVisible()
  },
}

export const CustomPeriod: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Custom')
    await userEvent.clear(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-01')
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.type(canvas.getByLabelText('To'), '2026-11-14')
    await userEvent.click(await canvas.findByText('Show as a table'))
    const table = await canvas.findByRole('table', { name: /^Received per day/ })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(15))
  },
}

/** The figures of the period before stay until the others arrive. */
export const OtherPeriodLoading: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    await drawn(context)
    const { canvas, msw, userEvent } = context
    msw.use(...mockHandlers(neverAnswers('getSummary')))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Last 90 days')
    await expect(await canvas.findByText('Loading the chosen period…')).toBeInTheDocument()
    await chartDrawn(context)
  },
}

export const Loading: Story = {
  parameters: { scenarios: [webhookSet(), neverAnswers('getSummary', 'getAttention')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Received per day' })).toBeVisible()
    await canvas.findByRole('table', { name: 'Transaction Status' })
  },
}

export const Failed: Story = {
  parameters: {
    scenarios: [failCall('getSummary', 'forbidden'), failCall('getAttention', 'forbidden')],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('What you received per day could not be loaded.'),
    ).toBeVisible()
    const attention = 'We couldn’t load your tasks.'
    await expect(await canvas.findByText(attention)).toBeVisible()
  },
}

/** The operator has a partner who converts tokens. */
export const ConvertsToRupees: Story = {
  beforeEach: () =>
    setOperatorConfig({
      networks: [
        { name: 'polygon', explorer_url: null, currencies: ['USDT', 'USDC'] },
        { name: 'base', explorer_url: null, currencies: ['USDC'] },
      ],
      offramp_url: 'https://partner.example/sell?amount={amount}&token={token}',
    }),
  play: async ({ canvas, userEvent }) => {
    const convert = await canvas.findByRole('button', { name: 'Convert to rupees' })
    // The wallet is known.
    await waitFor(() => expect(convert).toBeEnabled())
    await userEvent.click(convert)
    const dialog = within(await page.findByRole('dialog', { name: 'Convert to rupees' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Go to partner.example' }))
    await expect(await dialog.findByText('Amount is required')).toBeVisible()
  },
}
