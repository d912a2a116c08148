import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { text } from '../../theme/scale.ts'
import { Amount } from './Amount.tsx'

const meta = {
  title: 'Components/Data/Amount',
  component: Amount,
  args: { value: '124500.75' },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Amount value="124500.7500000001" unit="USDT" />,
          doText: 'Every digit, and the unit.',
          dont: <span>1.2L USDT</span>,
          dontText: 'Rounded: nobody can reconcile it.',
        },
      ],
      usage: 'Use Amount for every amount of money.',
      alternatives: ['Use a plain number for a count.'],
      do: [
        'Pass the decimal string from the server.',
        'Right-align a column of amounts so that the decimal points line up.',
      ],
      dont: [
        'Don’t pass a number: it may already have lost digits.',
        'Don’t format the value yourself.',
      ],
      screenReader:
        'Announces the amount as one number, followed by the unit: “1,24,500.7500000000 USDT”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,24,500.7500000000')
  },
}

export const WithUnit: Story = { args: { unit: 'USDT' } }

export const Tiny: Story = { args: { value: '0.0000000001' } }

export const Zero: Story = { args: { value: '0' } }

export const Negative: Story = { args: { value: '-250.5' } }

export const Huge: Story = {
  args: { value: '12345678901234567890.1234567891' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,23,45,67,89,01,23,45,67,890.1234567891')
  },
}

export const NotADecimal: Story = {
  args: { value: 'pending' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('pending')
  },
}

export const TwoDecimals: Story = { args: { decimals: 2 } }

export const Large: Story = {
  render: (args) => (
    <p style={text.figure}>
      <Amount {...args} unit="USDT" />
    </p>
  ),
}

export const InAColumn: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 'max-content', gap: 8 }}>
      {['1.5', '111.1111111111', '98007', '0.0000000001', '1240500.25'].map((value) => (
        <Amount key={value} value={value} />
      ))}
    </div>
  ),
}

export const TabularNumbers: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {['1111111', '0000000', '8888888', '4747474'].map((digits) => (
        <Amount key={digits} value={`1.${digits}`} decimals={7} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('16px "Sluice Sans"')
    const amounts = [...canvasElement.querySelectorAll('data')]
    const widths = new Set(amounts.map((amount) => amount.getBoundingClientRect().width))
    await expect(widths.size).toBe(1)
  },
}
