import {
  failCall,
  invoiceCancelled,
  invoicePaid,
  linkInactive,
  linkWithAmount,
  linkWithoutAmount,
  neverAnswers,
  oneInvoice,
  paymentLinkId,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt(`/pay/link/${paymentLinkId}`),
  title: 'Screens/Opened payment link',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { scenarios: [linkWithAmount()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue to payment' })).toBeVisible()
  },
}

export const OpenAmount: Story = {
  parameters: { scenarios: [linkWithoutAmount()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Amount')).toBeVisible()
  },
}

export const ByPointer: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    await expect(await canvas.findByText('Waiting for your payment')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  ...OpenAmount,
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText('Amount')
    amount.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Amount is required')).toBeVisible()
    await userEvent.keyboard('12.5{Enter}')
    await expect(await canvas.findByText('Waiting for your payment')).toBeVisible()
  },
}

export const NotAnAmount: Story = {
  ...OpenAmount,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), 'ten{Enter}')
    await expect(await canvas.findByText(/^Enter an amount such as/)).toBeVisible()
  },
}

/** Whoever types `1,234` may mean either. */
export const AmbiguousAmount: Story = {
  ...OpenAmount,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '1,234{Enter}')
    await expect(await canvas.findByText(/^Do you mean 1234 or 1.2340\?/)).toBeVisible()
  },
}

/** Keypads of many countries have a comma and no point. */
export const DecimalComma: Story = {
  ...OpenAmount,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '1,50{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copy amount' })).toBeVisible()
    await expect(canvas.getAllByText(/^1$/)[0]).toBeVisible()
  },
}

export const Inactive: Story = {
  parameters: { scenarios: [linkInactive()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This payment link is no longer active')).toBeVisible()
  },
}

export const SwitchedOffMeanwhile: Story = {
  parameters: { scenarios: [failCall('openPaymentLink', 'link_inactive'), linkWithAmount()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    await expect(await canvas.findByText(/^This payment link is no longer active/)).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { address: '/pay/link/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such payment link')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getPaymentLink')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment' })).toBeVisible()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('getPaymentLink', 'internal')] },
  play: async ({ canvas }) => {
    const words = 'The payment link could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

export const Invoice: Story = {
  parameters: { scenarios: [oneInvoice()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice INV-0042' })).toBeVisible()
    await expect(canvas.getByText('Nilgiri tea, 1 kg')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  },
}

export const InvoicePhone: Story = { ...Invoice, globals: { viewport: { value: 'phone' } } }

export const InvoiceTablet: Story = { ...Invoice, globals: { viewport: { value: 'tablet' } } }

export const InvoicePaid: Story = {
  parameters: { scenarios: [invoicePaid()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show the payment' })).toBeVisible()
  },
}

export const InvoiceCancelled: Story = {
  parameters: { scenarios: [invoiceCancelled()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cancelled')).toBeVisible()
    await expect(canvas.getByText(/^Ask the seller for a new one/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
  },
}
