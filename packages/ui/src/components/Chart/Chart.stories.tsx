import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Chart } from './Chart.tsx'

const values = [12, 30, 22, 44, 38, 61, 55, 70, 42, 66, 81, 74, 90, 58]

const days = values.map((_, index) => `${index + 7} Nov`)
/** More digits than a number can hold. */
const amounts = values.map((value) => `${value}.0000000001`)
const texts = amounts.map((amount) => `${amount} USDT`)

const meta = {
  title: 'Components/Data/Chart',
  component: Chart,
  args: {
    label: 'Received a day',
    labels: days,
    series: [{ name: 'Received', values: amounts, texts }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: (
            <Chart
              label="Received a day, in USDT"
              labels={days.slice(0, 7)}
              series={[{ name: 'Received', values }]}
              height={96}
            />
          ),
          doText: 'Says what is measured, and in which unit.',
          dont: (
            <Chart
              label="Chart"
              labels={days.slice(0, 7)}
              series={[{ name: 'Value', values }]}
              height={96}
            />
          ),
          dontText: 'The bars could be anything.',
        },
      ],
      usage: 'Use a chart to show how values differ or change: what came in each day.',
      alternatives: [
        'Use Sparkline for the trend of a number next to it.',
        'Use StatCard for one number.',
        'Use Table if users need the exact values.',
      ],
      do: [
        'Say in the label what is measured and for which period.',
        'Pass money as decimal strings: the table has every digit.',
        'Mark the period before as comparison.',
      ],
      dont: ['Don’t show more than 90 values.', 'Don’t show more than three series.'],
      keyboard: { 'Enter, Space': 'On “Show as a table”, opens the table of values.' },
      screenReader:
        'Announces the label as a figure. The drawing is hidden; the table has the values.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows the value below the pointer', async () => {
      const plot = canvasElement.querySelector('svg')?.parentElement
      if (!plot) throw new Error('There is no plot')
      const { left, width, top } = plot.getBoundingClientRect()
      await fireEvent.pointerMove(plot, { clientX: left + width - 2, clientY: top + 10 })
      await expect(await canvas.findByText('20 Nov: 58.0000000001 USDT')).toBeVisible()
      await fireEvent.pointerLeave(plot)
    })
    await expect(canvas.getByRole('figure', { name: 'Received a day' })).toBeVisible()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
    const table = canvas.getByRole('table', { name: 'Received a day' })
    await expect(within(table).getAllByRole('row')).toHaveLength(15)
    await expect(within(table).getByText('90.0000000001 USDT')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Show as a table').closest('summary')).toHaveFocus()
  },
}

export const AsLine: Story = { args: { type: 'line', label: 'Balance' } }

const thisWeek = {
  name: 'This week',
  values: ['1200.5', '3100', '2250.25', '4400', '3810'],
}
const lastWeek = {
  name: 'Last week',
  values: ['900', '2800', '2600', '3900.75', '4100', '5200', '1800'],
  comparison: true,
}
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const Comparison: Story = {
  args: { label: 'Received a day, in USDT', labels: weekdays, series: [lastWeek, thisWeek] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('columnheader', { name: 'Last week' })).toBeVisible()
    await expect(table.getByRole('row', { name: 'Wed 2,600 2,250.25' })).toBeVisible()
    // Saturday has not come yet.
    await expect(table.getByRole('row', { name: 'Sat 5,200' })).toBeVisible()
  },
}

export const ComparisonAsLines: Story = { args: { ...Comparison.args, type: 'line' } }

export const AsLevel: Story = { args: { type: 'level' }, tags: ['wide'] }

export const ComparisonAsLevel: Story = { args: { ...Comparison.args, type: 'level' } }

export const EmptyLevel: Story = {
  args: { type: 'level', series: [{ name: 'Received', values: values.map(() => 0) }] },
}

export const LevelRightToLeft: Story = { args: { ...ComparisonAsLevel.args, dir: 'rtl' } }

export const SeveralSeries: Story = {
  args: {
    label: 'Received a day, by token',
    labels: weekdays,
    series: [
      { name: 'USDT', values: [12, 30, 22, 44, 38, 52, 18] },
      { name: 'USDC', values: [8, 14, 26, 20, 31, 12, 9] },
      { name: 'DAI', values: [2, 5, 3, 8, 6, 4, 1] },
    ],
  },
}

export const SeveralLines: Story = { args: { ...SeveralSeries.args, type: 'line' } }

export const Negative: Story = {
  args: {
    label: 'Received less refunds, in USDT',
    labels: weekdays,
    series: [{ name: 'Received', values: ['90', '-30', '12.5', '0', '61', '-8.25', '44'] }],
  },
}

export const NegativeLine: Story = { args: { ...Negative.args, type: 'line' } }

export const OneValue: Story = {
  args: { labels: days.slice(0, 1), series: [{ name: 'Received', values: amounts }] },
}

export const Zeros: Story = {
  args: { series: [{ name: 'Received', values: values.map(() => 0) }] },
}

export const LargeNumbers: Story = {
  args: { series: [{ name: 'Received', values: values.map((value) => value * 31_000) }] },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { dir: 'rtl', type: 'line' } }
