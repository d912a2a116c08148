import { noTransactions, paymentArrives } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/home', 'signedIn'),
  title: 'Screens/Home, news',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const said = 'The transaction of 250 has succeeded.'
const patiently = { timeout: 12_000 }

/** A payment comes in while somebody looks at Home: said once, without a reload. */
export const Default: Story = {
  // After the list was surely read, and before the first look for news.
  parameters: { scenarios: [noTransactions(), paymentArrives(6_000)] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transaction Status' })
    await expect(await within(table).findByText('Pending', {}, patiently)).toBeVisible()
    await expect(await canvas.findByText(said, {}, patiently)).toBeInTheDocument()
    await expect(within(table).getByText('Success')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

/** Whoever is further back in the list is left alone; the news is there when they return. */
export const NotOnAnotherPage: Story = {
  parameters: { scenarios: [paymentArrives()] },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findAllByRole('rowheader', {}, patiently)
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const first = rows()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText(/^Page 2/)
    await waitFor(() => expect(rows()).not.toEqual(first), patiently)
    const second = rows()
    await step('the second page stays as it is', async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 9500)
      })
      await expect(rows()).toEqual(second)
      await expect(canvas.queryByText(said)).not.toBeInTheDocument()
    })
    await step('the first page has the news', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
      await expect(await canvas.findByText(said, {}, patiently)).toBeInTheDocument()
    })
  },
}
