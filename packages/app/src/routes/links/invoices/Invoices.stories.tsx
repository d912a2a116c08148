import { failCall, manyInvoices, neverAnswers, oneInvoice } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/links/invoices', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Invoices',
  tags: ['!autodocs'],
  parameters: { ...base.parameters, scenarios: [manyInvoices()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('INV-0042 · Asha Traders')).toBeVisible()
    for (const state of ['Open', 'Overdue', 'Paid', 'Cancelled']) {
      await expect(canvas.getByText(state)).toBeVisible()
    }
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

export const Empty: Story = {
  parameters: { scenarios: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no invoices.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New invoice' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listInvoices')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading invoices…')).toBeVisible()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('listInvoices', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your invoices could not be loaded.')).toBeVisible()
  },
}

export const Sent: Story = {
  parameters: { scenarios: [oneInvoice()], shows: ['Invoice sent'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
  },
}

export const NotSent: Story = {
  parameters: { scenarios: [failCall('sendInvoice', 'internal'), oneInvoice()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText(/^The invoice was not sent/)).toBeVisible()
  },
}

async function cancel({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel invoice' }))
  const question = within(await screen.findByRole('alertdialog'))
  await expect(question.getByText('Cancel invoice INV-0042?')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel invoice' }))
  return question
}

export const Cancelled: Story = {
  parameters: { scenarios: [oneInvoice()] },
  play: async (context) => {
    await cancel(context)
    await waitFor(() => expect(context.canvas.getByText('Cancelled')).toBeVisible())
  },
}

export const NotCancellable: Story = {
  parameters: { scenarios: [failCall('cancelInvoice', 'not_cancellable'), oneInvoice()] },
  play: async (context) => {
    const question = await cancel(context)
    await expect(await question.findByText(/^Money was received/)).toBeVisible()
  },
}
