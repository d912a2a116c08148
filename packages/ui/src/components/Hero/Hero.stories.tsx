import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Brand } from '../Brand/Brand.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Components/Landing/Hero',
  component: Hero,
  args: {
    eyebrow: 'Payment gateway for crypto',
    title: 'Accept crypto. It lands in your own wallet.',
    lead: (
      <p>
        Put a payment gate on your website. A confirmed payment is settled to your wallet at once.
      </p>
    ),
    actions: (
      <>
        <LinkButton href="#signup">Get Started</LinkButton>
        <LinkButton href="#docs" tone="secondary">
          Read the reference
        </LinkButton>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Once, at the top of the landing page.',
      instead: ['PageHeader, on every page inside the app.'],
      do: [
        'Say in the title what the visitor gets, in ten words or fewer.',
        'Show the product beside it: real components, not a picture.',
      ],
      dont: [
        'Don’t offer more than two actions.',
        'Don’t use it twice on a page: it holds the h1.',
      ],
      screenReader:
        'The title as heading level 1, then the words and links in order. The art is silent.',
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
    The product itself
  </div>
)

export const WithTheProduct: Story = { args: { children: panel, note: 'No KYC. No set-up fee.' } }

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
    eyebrow: 'بوابة دفع',
    title: 'اقبل العملات الرقمية مباشرة في محفظتك',
    lead: <p>تتم تسوية الدفعة المؤكدة إلى محفظتك فوراً.</p>,
    children: panel,
  },
}
