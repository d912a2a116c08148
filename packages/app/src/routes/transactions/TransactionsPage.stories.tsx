import {
  failLaterPages,
  failPaymentList,
  makePayment,
  manyPayments,
  neverAnswers,
  noPayments,
  oneFullPage,
  unusualPayments,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { saveFiles } from '../../testing/saveFiles.ts'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/transactions', 'signedIn'),
  title: 'Screens/Transactions',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone' } }

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transactions' })
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(10))
    await expect(canvas.getByRole('button', { name: 'Load More' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: phone }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

/** A hash that no payment has: the networks are asked, such as for money that came a year after its payment. */
export const HashNotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search'), `0x${'1f'.repeat(32)}{Enter}`)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ask the networks for this transfer' }),
    )
    await expect(await canvas.findByText(/No network of this gateway/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listPayments')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading transactions…')).toBeInTheDocument()
  },
}

export const None: Story = {
  parameters: { scenarios: [noPayments()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no transactions.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failPaymentList()] },
  play: async ({ canvas }) => {
    const words = 'The transactions could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LaterPageFailed: Story = {
  parameters: { scenarios: [failLaterPages()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }))
    const words = 'Could not load more.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
  },
}

export const EndOfTheList: Story = {
  parameters: { scenarios: [oneFullPage()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }))
    await expect(await canvas.findByText('All 10 shown')).toBeVisible()
  },
}

export const HardToShow: Story = {
  tags: ['system-fonts'],
  parameters: { scenarios: [unusualPayments()] },
  globals: phone,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible()
  },
}

export const FilteredByPointer: Story = {
  parameters: { scenarios: [manyPayments(300)] },
  play: async ({ canvas, step, userEvent }) => {
    await step('applies a filter to the list', async () => {
      await userEvent.selectOptions(await canvas.findByLabelText('Status'), 'Failed')
      await waitFor(async () => {
        const badges = within(canvas.getByRole('table')).getAllByText('Failed')
        await expect(badges).toHaveLength(10)
      })
    })
    await step('adds a second filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More filters' }))
      await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Payment')
      await expect(canvas.getByLabelText('Status')).toHaveValue('-1')
    })
    await step('clears all filters', async () => {
      // On a phone, the filters are behind a button.
      const opener = canvas.queryByRole('button', { name: /^Filters/ })
      if (opener) await userEvent.click(opener)
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
      await expect(canvas.getByLabelText('Status')).toHaveValue('')
    })
  },
}

export const FilteredByAddress: Story = {
  args: {
    address: '/transactions?status=1&transaction_type=1&from_date=2026-11-01&to_date=2026-11-14',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Status')).toHaveValue('1')
    await expect(canvas.getByLabelText('Type')).toHaveValue('1')
    await expect(
      await canvas.findByRole('button', { name: 'Period 1 Nov 2026 – 14 Nov 2026' }),
    ).toBeVisible()
  },
}

/** Both ends at once. */
export const PeriodChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Period/ }))
    const dates = within(await screen.findByRole('dialog', { name: 'Choose dates' }))
    await expect(dates.getByRole('button', { name: 'Today' })).toBeVisible()
    await userEvent.type(dates.getByLabelText('From'), '1 Nov 2026')
    await userEvent.type(dates.getByLabelText('To'), '14 Nov 2026')
    await userEvent.click(dates.getByRole('button', { name: 'Apply' }))
    await expect(
      await canvas.findByRole('button', { name: 'Period 1 Nov 2026 – 14 Nov 2026' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

export const FilteredOnAPhone: Story = {
  args: { address: '/transactions?status=-1&from_date=2026-11-01' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed · from 1 Nov 2026')).toBeVisible()
  },
}

/** One field for the statuses and the states that they consist of. Clearing the filters keeps what was searched for. */
export const FilteredByState: Story = {
  args: { address: '/transactions?search=chai' },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByLabelText('Status')
    await userEvent.selectOptions(status, 'Expired')
    await expect(status).toHaveValue('expired')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(status).toHaveValue('')
    await expect(canvas.getByLabelText('Search')).toHaveValue('chai')
  },
}

/** What one looks for comes first. */
export const SearchOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search'), 'Meera')
    await waitFor(async () => {
      for (const row of await canvas.findAllByRole('rowheader'))
        await expect(row).toHaveTextContent('Meera Iyer')
    })
  },
}

export const FiltersOpenOnAPhone: Story = {
  args: { address: '/transactions?status=-1' },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Filters/ }))
    await expect(await canvas.findByRole('button', { name: /^Period/ })).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: { address: '/transactions?from_date=2020-01-01&to_date=2020-01-31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions match the filters.')).toBeVisible()
    await expect(canvas.queryByText('You have no transactions.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Show all transactions' })).toBeVisible()
  },
}

export const BackwardsRange: Story = {
  args: { address: '/transactions?from_date=2026-11-10&to_date=2026-11-01' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Period/ }),
    ).toHaveAccessibleDescription('Must be on or after the From date')
  },
}

export const NonsenseInTheAddress: Story = {
  args: { address: '/transactions?status=paid&from_date=2026-02-30&page=x' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load More' })).toBeVisible()
    await expect(canvas.getByLabelText('Status')).toHaveValue('')
  },
}

const drawer = { name: 'Transaction' }

/** The newest payment of the demo merchant. */
const newest = makePayment()

/** The row of the newest payment, which is a button. */
async function newestRow({ canvas }: Pick<Context, 'canvas'>) {
  const [row] = await canvas.findAllByRole('button', { name: /^Open / })
  if (!row) throw new Error('There is no row')
  return row
}

export const OpenedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await newestRow({ canvas })
    await userEvent.click(row)
    const detail = within(await screen.findByRole('dialog', drawer))
    await expect(detail.getByText(newest.created_at)).toBeVisible()
    await userEvent.click(detail.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await newestRow({ canvas })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', drawer)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

/** A link to a payment that is on none of the loaded pages. */
export const OpenedByAddress: Story = {
  args: { address: `/transactions?status=1&payment=${makePayment({}, 60).id}` },
  parameters: { scenarios: [manyPayments(300)] },
  play: async () => {
    const detail = within(await screen.findByRole('dialog', drawer))
    await expect(await detail.findByText(makePayment({}, 60).created_at)).toBeVisible()
  },
}

export const OpenedOnAPhone: Story = {
  args: { address: `/transactions?payment=${newest.id}` },
  globals: phone,
  play: async () => {
    await expect(await screen.findByText(newest.created_at)).toBeVisible()
  },
}

export const NoSuchTransaction: Story = {
  args: { address: '/transactions?payment=none-of-yours' },
  play: async () => {
    await expect(await screen.findByText('You have no transaction with this ID.')).toBeVisible()
  },
}

/** The file contains every row that matches the filters, loaded or not, also if other filters are chosen meanwhile. */
export const Exported: Story = {
  args: { address: '/transactions?status=1' },
  parameters: { scenarios: [manyPayments(300)] },
  play: async ({ canvas, userEvent }) => {
    const parts = saveFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }))
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }))
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Payout')
    await expect(await canvas.findByText(/^Exported \d+ rows\.$/)).toBeVisible()
    const lines = parts.join('').trimEnd().split('\r\n').slice(1)
    await expect(canvas.getByText(`Exported ${lines.length} rows.`)).toBeVisible()
    await expect(new Set(lines).size).toBe(lines.length)
    await expect(lines.length).toBeGreaterThan(200)
  },
}

export const ExportStopped: Story = {
  parameters: { scenarios: [failPaymentList()] },
  play: async ({ canvas, userEvent }) => {
    saveFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }))
    const words = 'Export interrupted after 0 rows.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }))
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible()
    await canvas.findByText('The transactions could not be loaded.')
  },
}

/** Filters are kept under a name, and found again on every device. */
export const ViewSaved: Story = {
  parameters: { shows: ['View From the counter saved'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Source'), 'counter')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this view' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Name is required')).toBeVisible()
    await userEvent.keyboard('From the counter{Enter}')
    const views = within(await canvas.findByRole('navigation', { name: 'Saved views' }))
    await expect(views.getByRole('link', { name: 'From the counter' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.queryByRole('button', { name: 'Save this view' })).toBeNull()
  },
}

export const ViewSavedPhone: Story = { ...ViewSaved, globals: { viewport: { value: 'phone' } } }

export const ViewRemoved: Story = {
  play: async (context) => {
    await ViewSaved.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the view From the counter' }))
    await expect(await canvas.findByRole('button', { name: 'Save this view' })).toBeVisible()
  },
}
