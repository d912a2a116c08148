import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Chart } from './Chart.tsx'

const values = [12, 30, 22, 44, 38, 61, 55, 70, 42, 66, 81, 74, 90, 58]

const data = values.map((value, index) => ({
  label: `${index + 7} Nov`,
  value,
  text: `${value}.0000000000 USDT`,
}))

const meta = {
  title: 'Components/Data/Chart',
  component: Chart,
  args: { label: 'Received a day', data },
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
          do: <Chart label="Received a day, in USDT" data={data.slice(0, 7)} height={96} />,
          doText: 'Says what is measured, and in which unit.',
          dont: <Chart label="Chart" data={data.slice(0, 7)} height={96} />,
          dontText: 'The bars could be anything.',
        },
      ],
      usage: 'Use a chart to show how values differ or change: what came in each day.',
      alternatives: [
        'Use Sparkline for the trend of a number next to it.',
        'Use StatCard for one number.',
        'Use Table if users need the exact values.',
      ],
      do: ['Say in the label what is measured and for which period.', 'Pass exact values as text.'],
      dont: ['Don’t show more than 90 values.', 'Don’t draw negative values.'],
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
      await expect(await canvas.findByText('20 Nov: 58.0000000000 USDT')).toBeVisible()
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
    await expect(within(table).getByText('90.0000000000 USDT')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Show as a table')).toHaveFocus()
  },
}

export const AsLine: Story = { args: { type: 'line', label: 'Balance' } }

export const OneValue: Story = { args: { data: data.slice(0, 1) } }

export const Zeros: Story = { args: { data: data.map((point) => ({ ...point, value: 0 })) } }

export const LargeNumbers: Story = {
  args: { data: data.map((point) => ({ ...point, value: point.value * 31_000 })) },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { dir: 'rtl', type: 'line' } }
