import { failCall, neverAnswers, setOperatorConfig } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/settings/payments', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Payments',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Payment rules' })
    await expect(within(form).getByLabelText('Minutes of grace after the end')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** A wrong number is named beside its field, and nothing typed is lost. */
export const Invalid: Story = {
  beforeEach: () =>
    setOperatorConfig({
      networks: [{ name: 'base', explorer_url: null, currencies: ['USDT', 'USDC'] }],
    }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Payment rules' }))
    const grace = form.getByLabelText('Minutes of grace after the end')
    await userEvent.clear(grace)
    await userEvent.type(grace, '1.5')
    await userEvent.click(form.getByRole('checkbox', { name: 'USDT' }))
    await userEvent.click(form.getByRole('button', { name: 'Update payment rules' }))
    await expect(await form.findByText(/whole number of minutes/)).toBeVisible()
    await expect(grace).toHaveFocus()
    await userEvent.clear(grace)
    await userEvent.type(grace, '30')
    await userEvent.clear(form.getByLabelText('May be missing, at most'))
    await userEvent.type(form.getByLabelText('May be missing, at most'), '0,5')
    await userEvent.click(form.getByRole('button', { name: 'Update payment rules' }))
    await expect(await screen.findByText('Payment rules saved')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getPaymentPolicy')] },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Payment rules' })
    await expect(within(section).queryByRole('form')).not.toBeInTheDocument()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('getPaymentPolicy', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment rules could not be loaded.')).toBeVisible()
  },
}
