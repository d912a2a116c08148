import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BoltIcon, CardIcon, CodeIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { FeatureCard } from './FeatureCard.tsx'

const meta = {
  title: 'Components/Landing/FeatureCard',
  component: FeatureCard,
  args: {
    title: 'Settled at once',
    icon: <BoltIcon />,
    children: <p>A confirmed payment goes straight to your own wallet. Nothing is held back.</p>,
    style: { maxWidth: 360 },
  },
  parameters: {
    guide: {
      use: 'In a row or grid of three to six on the landing page: what the product does, one thing a card.',
      instead: ['Card, inside the app.', 'StatCard, for a figure of the merchant’s own.'],
      do: ['Keep the title to four words.', 'Use a figure where the figure is the news.'],
      dont: [
        'Don’t make the whole card a link.',
        'Don’t give one card an icon and its neighbour none.',
      ],
      screenReader: 'The figure, the title as a heading, then the words. The icon is silent.',
    } satisfies Guide,
  },
} satisfies Meta<typeof FeatureCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Settled at once', level: 3 })).toBeVisible()
  },
}

export const WithFigure: Story = {
  args: {
    figure: '0.5 %',
    icon: undefined,
    title: 'A payment’s fee',
    children: <p>At least $1. Nothing in your first 7 days.</p>,
  },
}

export const Plain: Story = { args: { ...WithFigure.args, tone: 'plain' } }

export const WithNote: Story = {
  args: {
    title: 'A card to pay with',
    note: 'Upcoming',
    icon: <CardIcon />,
    children: <p>A physical card that spends what you earned.</p>,
  },
}

export const TitleOnly: Story = { args: { icon: undefined, children: undefined } }

export const InAGrid: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
      }}
    >
      <FeatureCard title="Settled at once" icon={<BoltIcon />}>
        <p>A confirmed payment goes straight to your own wallet.</p>
      </FeatureCard>
      <FeatureCard title="In your website" icon={<CodeIcon />}>
        <p>
          Three calls and one webhook. Write it once in any language; the reference has it in curl,
          Node and Python.
        </p>
      </FeatureCard>
      <FeatureCard title="A card to pay with" note="Upcoming" icon={<CardIcon />}>
        <p>A physical card that spends what you earned.</p>
      </FeatureCard>
    </div>
  ),
}
