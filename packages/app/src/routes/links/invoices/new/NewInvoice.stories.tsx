import { failCall, noWallet, oneInvoice } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { AppAt } from '../../../../testing/AppAt.tsx'
import { screenAt } from '../../../../testing/screenAt.tsx'
import { typeInto } from '../../../../testing/typeInto.ts'

const meta = {
  ...screenAt('/links/invoices/new', 'signedIn'),
  title: 'Screens/Invoices/New',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'New invoice' }))
    await expect(form.getByRole('group', { name: 'Line 1' })).toBeVisible()
    await expect(await form.findByText('Subtotal')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

/** Bills for two lines. */
async function fillIn(context: Context) {
  const { canvas, userEvent } = context
  await canvas.findByRole('form', { name: 'New invoice' })
  await typeInto(context, { Customer: 'Asha Traders' })
  await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }))
  const first = within(canvas.getByRole('group', { name: 'Line 1' }))
  await userEvent.type(first.getByLabelText('Description'), 'Nilgiri tea, 1 kg')
  await userEvent.type(first.getByLabelText('Quantity'), '12')
  await userEvent.type(first.getByLabelText('Price of one'), '1,450.50')
  await userEvent.type(first.getByLabelText('Tax %'), '5')
  const second = within(canvas.getByRole('group', { name: 'Line 2' }))
  await userEvent.type(second.getByLabelText('Description'), 'Delivery')
  await userEvent.type(second.getByLabelText('Quantity'), '1')
  await userEvent.type(second.getByLabelText('Price of one'), '120')
}

/** The totals follow what is typed. */
export const FilledIn: Story = {
  play: async (context) => {
    await fillIn(context)
    await expect(context.canvas.getByText('Total').closest('div')).toHaveTextContent('18,396.30')
  },
}

export const FilledInPhone: Story = { ...FilledIn, globals: { viewport: { value: 'phone' } } }

export const Created: Story = {
  parameters: { scenarios: [oneInvoice()], shows: ['Invoice INV-0043 created'] },
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Create invoice' }))
    await expect(await canvas.findByText('INV-0043 · Asha Traders')).toBeVisible()
  },
}

/** Each field says what is wrong with it, and nothing typed is lost. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'New invoice' }))
    const line = within(form.getByRole('group', { name: 'Line 1' }))
    await userEvent.type(line.getByLabelText('Quantity'), 'two')
    await userEvent.type(line.getByLabelText('Tax %'), '120')
    await userEvent.click(form.getByRole('button', { name: 'Create invoice' }))
    await expect(await form.findByText('Customer is required')).toBeVisible()
    await expect(line.getByText(/^Enter a number such as 2\.5/)).toBeVisible()
    await expect(line.getByText('Enter a number from 0 to 100')).toBeVisible()
    await expect(line.getByLabelText('Quantity')).toHaveValue('two')
  },
}

export const LineRemoved: Story = {
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 1' }))
    await expect(canvas.getByLabelText('Description')).toHaveValue('Delivery')
    await expect(canvas.getByRole('button', { name: 'Add a line' })).toHaveFocus()
  },
}

export const NumberUsed: Story = {
  parameters: { scenarios: [oneInvoice()] },
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await typeInto(context, { 'Number (optional)': 'INV-0042{Enter}' })
    await expect(await canvas.findByText(/number of another invoice/)).toBeVisible()
    await userEvent.tab()
  },
}

export const NoWallet: Story = {
  parameters: { scenarios: [noWallet()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Set a payout wallet first/)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('createInvoice', 'internal')] },
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Create invoice' }))
    await expect(
      await canvas.findByText(/^Something went wrong\. Your input is kept/),
    ).toBeVisible()
  },
}
