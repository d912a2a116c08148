import { noPayments, paymentArrives, type Scenario } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { timing } from '../../config/timing.ts'
import type { AppAt } from '../../testing/AppAt.tsx'
import { hurried } from '../../testing/hurried.ts'
import { screenAt } from '../../testing/screenAt.tsx'

const screen = screenAt('/home', 'signedIn')
const paymentPollingMs = 1000

/** A payment that arrives when the story triggers it, so that timing does not depend on the machine. */
function paymentOnCue(): { scenario: Scenario; come: () => void } {
  const pending = paymentArrives(3_600_000)
  let come: (() => void) | undefined
  return {
    scenario: {
      ...pending,
      arrange: (merchant, store) => {
        pending.arrange?.(merchant, store)
        come = () => {
          for (const payment of store.state.scheduled_payments) payment.at = store.now()
        }
      },
    },
    come: () => come?.(),
  }
}

const payment = paymentOnCue()

const meta = {
  ...screen,
  title: 'Screens/Home, news',
  tags: ['!autodocs'],
  beforeEach: () => {
    screen.beforeEach()
    return hurried(timing, { paymentPollingMs })
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const said = 'Transaction of 250 succeeded.'

/** A payment that arrives while Home is open is announced once. */
export const Default: Story = {
  parameters: { scenarios: [noPayments(), payment.scenario] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transaction Status' })
    await expect(await within(table).findByText('Pending')).toBeVisible()
    payment.come()
    await expect(await canvas.findByText(said)).toBeInTheDocument()
    await expect(within(table).getByText('Success')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** On later pages nothing changes. The new payment appears on return to the first page. */
export const NotOnAnotherPage: Story = {
  parameters: { scenarios: [payment.scenario] },
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Transaction Status' })
    await within(table).findAllByRole('rowheader')
    const rows = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    const first = rows()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText(/^Page 2/)
    await waitFor(() => expect(rows()).not.toEqual(first))
    const second = rows()
    payment.come()
    await step('the second page does not change', async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 2.5 * paymentPollingMs)
      })
      await expect(rows()).toEqual(second)
      await expect(canvas.queryByText(said)).not.toBeInTheDocument()
    })
    await step('the first page shows the new payment', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
      await expect(await canvas.findByText(said)).toBeInTheDocument()
    })
  },
}
