import { failLaterPages, failOnce, noPayments, oneFullPage, repeatedRows } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/transactions', 'signedIn'),
  title: 'Screens/Transactions, loading more',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const more = { name: 'Load More' }

/** The IDs of the rows in order, once there are any. */
async function ids(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const rows = await canvas.findAllByRole('rowheader')
  return rows.map((row) => within(row).getByRole('button').dataset['transaction'])
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Transactions' })).toBeVisible()
    await expect(await ids(canvas)).toHaveLength(10)
    await expect(canvas.getByRole('button', more)).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { scenarios: [noPayments()], shows: ['You have no transactions.'] },
}

export const MoreByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await ids(canvas)
    await userEvent.click(canvas.getByRole('button', more))
    await waitFor(async () => expect(await ids(canvas)).toHaveLength(20))
    await expect((await ids(canvas)).slice(0, 10)).toEqual(first)
  },
}

export const MoreByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await ids(canvas)
    canvas.getByRole('button', more).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await ids(canvas)).toHaveLength(20))
    await expect(canvas.getByRole('button', more)).toHaveFocus()
  },
}

/** Pages overlap when payments arrive in between. No row appears twice. */
export const RepeatedRows: Story = {
  parameters: { scenarios: [repeatedRows()] },
  play: async ({ canvas, userEvent }) => {
    await ids(canvas)
    await userEvent.click(canvas.getByRole('button', more))
    await waitFor(async () => expect(await ids(canvas)).toHaveLength(17))
    const shown = await ids(canvas)
    await expect(new Set(shown).size).toBe(shown.length)
  },
}

/** Exactly ten rows: only the next page shows that there are no more. */
export const TheEnd: Story = {
  parameters: { scenarios: [oneFullPage()] },
  play: async ({ canvas, userEvent }) => {
    await ids(canvas)
    await userEvent.click(canvas.getByRole('button', more))
    await expect(await canvas.findByText('All 10 shown')).toBeVisible()
  },
}

/** Loaded rows stay. The button retries. */
export const MoreFailed: Story = {
  parameters: { scenarios: [failLaterPages()] },
  play: async ({ canvas, userEvent }) => {
    const first = await ids(canvas)
    await userEvent.click(canvas.getByRole('button', more))
    await expect(await canvas.findByText('Could not load more.')).toBeVisible()
    await expect(await ids(canvas)).toEqual(first)
  },
}

export const FailedOnce: Story = {
  parameters: { scenarios: [failOnce('listPayments', 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The transactions could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await ids(canvas)).toHaveLength(10)
  },
}
