import { failCall, manyPayments, neverAnswers } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { saveFiles } from '../../../testing/saveFiles.ts'
import { screenAt } from '../../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/transactions/reports', 'signedIn'),
  title: 'Screens/Reports',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const nothing = 'Nothing was credited in this period.'

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Totals of the period' })
    await expect(table).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Value in INR' })).toBeVisible()
  },
}

export const NothingCredited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Report for'), 'Month')
    const months = canvas.getByLabelText('Period')
    const oldest = [...months.querySelectorAll('option')].at(-1)
    await userEvent.selectOptions(months, oldest?.value ?? '')
    await expect(await canvas.findByText(nothing)).toBeVisible()
  },
}

export const CustomPeriod: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Report for'), 'Custom')
    const from = canvas.getByLabelText('From')
    await userEvent.clear(from)
    await userEvent.type(from, '2099-01-01')
    await expect(await canvas.findByText('Must be on or after the From date')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export Excel' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getSummary')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('getSummary', 'internal')] },
  play: async ({ canvas }) => {
    const words = 'The totals of the period could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

/** A row for every change of the earnings, whatever number of pages they come in. */
export const Exported: Story = {
  parameters: { scenarios: [manyPayments(500)] },
  play: async ({ canvas, userEvent }) => {
    const parts = saveFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }))
    await expect(await canvas.findByText(/^Exported \d+ rows\.$/)).toBeVisible()
    const [head, ...lines] = parts.join('').trimEnd().split('\r\n')
    await expect(head).toMatch(/^"Date and time \(Asia\/Kolkata\)","Type","Order number",/)
    await expect(canvas.getByText(`Exported ${lines.length} rows.`)).toBeVisible()
    await expect(new Set(lines).size).toBe(lines.length)
    await expect(lines.length).toBeGreaterThan(200)
  },
}

export const ExportedExcel: Story = {
  play: async ({ canvas, userEvent }) => {
    const parts = saveFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Excel' }))
    await expect(await canvas.findByText(/^Exported \d+ rows\.$/)).toBeVisible()
    // A workbook is a ZIP archive.
    await expect(parts.join('')).toMatch(/^PK/)
  },
}

export const ExportInterrupted: Story = {
  parameters: { scenarios: [failCall('listBalanceTransactions', 'internal')] },
  play: async ({ canvas, userEvent }) => {
    saveFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Excel' }))
    await expect(await canvas.findByText('Export interrupted after 0 rows.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible()
  },
}
