import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { LandingPage } from './LandingPage.tsx'

const meta = {
  title: 'Screens/Landing',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('links to the log-in and sign-up pages', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Sign in' })) {
        await expect(link).toHaveAttribute('href', '/login')
      }
      for (const link of canvas.getAllByRole('link', { name: 'Get Started' })) {
        await expect(link).toHaveAttribute('href', '/signup')
      }
    })
    await step('answers eight questions', async () => {
      await expect(canvasElement.querySelectorAll('details')).toHaveLength(8)
    })
  },
}

/** Amounts and fee are what the token can hold: six decimal places. */
export const FeeOfAnAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    const fees = within(canvas.getByRole('region', { name: 'See what you receive' }))
    const amount = fees.getByRole('textbox', { name: 'Your customer pays' })
    const [fee, arrives] = fees.getAllByRole('status')
    await userEvent.clear(amount)
    await userEvent.type(amount, '777.7777777')
    await expect(fee).toHaveTextContent('3.888888')
    await expect(arrives).toHaveTextContent('773.88889')
    await userEvent.click(fees.getByRole('checkbox', { name: 'First 7 days' }))
    await expect(fee).toHaveTextContent('0.00')
    await expect(arrives).toHaveTextContent('777.777778')
  },
}

export const FeeByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Your customer pays' })
    amount.focus()
    await userEvent.keyboard('{Control>}a{/Control}50')
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('49.00 USDT')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('50.00 USDT')
  },
}

export const NoAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Your customer pays' })
    await userEvent.clear(amount)
    await userEvent.type(amount, 'ten')
    await expect(canvas.getByText('Enter an amount such as 250 or 99.95.')).toBeVisible()
    await expect(amount).toBeInvalid()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
