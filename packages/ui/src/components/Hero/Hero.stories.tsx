import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Brand } from '../Brand/Brand.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Text } from '../Text/Text.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Components/Landing/Hero',
  component: Hero,
  args: {
    eyebrow: 'Payment gateway for crypto',
    title: 'Accept crypto, paid directly to your wallet.',
    lead: (
      <p>
        Add a payment gateway to your website. Confirmed payments are settled to your wallet
        instantly.
      </p>
    ),
    actions: (
      <>
        <LinkButton href="#signup">Get Started</LinkButton>
        <LinkButton href="#docs" tone="secondary">
          Read the docs
        </LinkButton>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Text variant="lead">Accept crypto, paid directly to your wallet.</Text>,
          doText: 'States the benefit in ten words or fewer.',
          dont: (
            <Text variant="lead">
              The leading next-generation platform that reimagines payments for everyone, everywhere
            </Text>
          ),
          dontText: 'Long, and could be the title of any product.',
        },
      ],
      usage: 'Use the hero once, at the top of the landing page.',
      alternatives: ['Use PageHeader on pages inside the app.'],
      do: [
        'State the benefit in the title, in ten words or fewer.',
        'Show the product with real components rather than an image.',
      ],
      dont: [
        'Don’t offer more than two actions.',
        'Don’t use two heroes on a page: it contains the h1.',
      ],
      screenReader:
        'Announces the title as the level 1 heading, then the text and the links. The art is hidden.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveFocus()
  },
}

const panel = (
  <div
    style={{
      padding: 24,
      minHeight: 280,
      borderRadius: 10,
      color: 'var(--sl-text)',
      background: 'var(--sl-surfaceRaised)',
      border: '1px solid var(--sl-border)',
    }}
  >
    Product
  </div>
)

export const WithProduct: Story = { args: { children: panel, note: 'No KYC. No setup fee.' } }

export const WithBar: Story = {
  args: {
    children: panel,
    bar: (
      <div style={{ display: 'flex', justifyContent: 'space-between', paddingBlock: 16 }}>
        <Brand />
        <LinkButton href="#login" tone="plain">
          Sign in
        </LinkButton>
      </div>
    ),
  },
}

export const Phone: Story = {
  args: { children: panel },
  globals: { viewport: { value: 'phone' } },
}

export const TitleOnly: Story = {
  args: { eyebrow: undefined, lead: undefined, actions: undefined },
}

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    children: panel,
  },
}
