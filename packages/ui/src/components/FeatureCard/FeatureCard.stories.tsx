import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BoltIcon, CardIcon, CodeIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { FeatureCard } from './FeatureCard.tsx'

const meta = {
  title: 'Components/Landing/FeatureCard',
  component: FeatureCard,
  args: {
    title: 'Instant settlement',
    icon: <BoltIcon />,
    children: <p>A confirmed payment is settled directly to your wallet.</p>,
    style: { maxWidth: 360 },
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <FeatureCard title="Instant settlement">Payments go to your own wallet.</FeatureCard>,
          doText: 'A benefit, in one sentence.',
          dont: <FeatureCard title="The best gateway">The future of payments.</FeatureCard>,
          dontText: 'A promise that nobody can check.',
        },
      ],
      usage:
        'Use feature cards in a grid of three to six on the landing page, each for one feature.',
      alternatives: [
        'Use a Card inside the app.',
        'Use a StatCard for a number about the merchant.',
      ],
      do: ['Keep the title to four words.', 'Use a figure if the number is the message.'],
      dont: ['Don’t make the whole card a link.', 'Don’t mix cards with and without an icon.'],
      screenReader:
        'Announces the figure, the title as a heading, and the text. The icon is hidden.',
    } satisfies Guide,
  },
} satisfies Meta<typeof FeatureCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Instant settlement', level: 3 }),
    ).toBeVisible()
  },
}

export const WithFigure: Story = {
  args: {
    figure: '0.5%',
    icon: undefined,
    title: 'Fee per payment',
    children: <p>At least $1. No fee for the first 7 days.</p>,
  },
}

export const Plain: Story = { args: { ...WithFigure.args, tone: 'plain' } }

export const WithNote: Story = {
  args: {
    title: 'Payment card',
    note: 'Upcoming',
    icon: <CardIcon />,
    children: <p>A physical card to spend what you earned.</p>,
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
      <FeatureCard title="Instant settlement" icon={<BoltIcon />}>
        <p>A confirmed payment is settled directly to your wallet.</p>
      </FeatureCard>
      <FeatureCard title="Simple integration" icon={<CodeIcon />}>
        <p>Three API calls and one webhook, with examples in curl, Node and Python.</p>
      </FeatureCard>
      <FeatureCard title="Payment card" note="Upcoming" icon={<CardIcon />}>
        <p>A physical card to spend what you earned.</p>
      </FeatureCard>
    </div>
  ),
}
