import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Amount } from '../Amount/Amount.tsx'
import { Button } from '../Button/Button.tsx'
import { StatCard } from './StatCard.tsx'

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Total transactions', value: '1,204' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <StatCard label="Received" value="1,24,500 USDT" note="Today" />,
          doText: 'The number, what it is, and of when.',
          dont: <StatCard label="Total" value="124500" />,
          dontText: 'Of what, of when, in which unit?',
        },
      ],
      usage: 'Use stat cards for the two or three most important numbers of a page.',
      alternatives: ['Use a table for more than three numbers.'],
      do: [
        'Use the deep tone for the first number and the default tone for the others.',
        'Set loading rather than hiding the card.',
      ],
      dont: ['Don’t show zero for a number that failed to load. Explain the failure in the note.'],
      screenReader: 'Announces “Received, 1,24,500.7500000000 USDT”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204')).toBeVisible()
  },
}

export const Deep: Story = {
  args: { tone: 'deep', label: 'Received', value: <Amount value="124500.75" /> },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument()
    await expect(canvas.queryByText('1,204')).not.toBeInTheDocument()
  },
}

export const LoadingDeep: Story = { args: { tone: 'deep', label: 'Received', loading: true } }

export const WithNote: Story = { args: { note: 'Since 3 October 2026' } }

export const Failed: Story = {
  args: { value: '—', note: 'The number of transactions could not be loaded.' },
}

export const FailedDeep: Story = {
  args: {
    tone: 'deep',
    label: 'Received',
    value: '—',
    note: (
      <>
        The amount could not be loaded.{' '}
        <Button tone="plain" size="small">
          Try again
        </Button>
      </>
    ),
  },
}

export const HugeAmount: Story = {
  args: {
    tone: 'deep',
    label: 'Received',
    value: <Amount value="12345678901234567890.1234567891" />,
  },
  globals: { viewport: { value: 'phone' } },
}

export const Zero: Story = {
  args: { tone: 'deep', label: 'Received', value: <Amount value="0" /> },
}

export const SideBySide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'min(860px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      <StatCard tone="deep" label="Received" value={<Amount value="124500.75" />} />
      <StatCard label="Total transactions" value="1,204" />
    </div>
  ),
}
