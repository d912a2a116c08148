import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Components/Landing/Footer',
  component: Footer,
  args: {
    tagline: 'Crypto payments, settled to your own wallet.',
    groups: [
      {
        title: 'Product',
        links: [
          { label: 'Services', href: '#services' },
          { label: 'Fees', href: '#fees' },
          { label: 'Questions', href: '#faq' },
        ],
      },
      {
        title: 'Account',
        links: [
          { label: 'Sign in', href: '#login' },
          { label: 'Get Started', href: '#signup' },
        ],
      },
    ],
    legal: '© 2026',
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'At the end of every public page.',
      do: ['Group the links; name each group with one word.'],
      dont: ['Don’t put it inside the app: there the sidebar leads everywhere.'],
      keyboard: { Tab: 'Goes from link to link.', Enter: 'Follows the link.' },
      screenReader: '“Content information”; each group is a navigation with its title as name.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Product' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveFocus()
  },
}

export const OneGroup: Story = { args: { groups: meta.args.groups.slice(0, 1) } }

export const BrandOnly: Story = { args: { groups: [], tagline: undefined, legal: undefined } }

export const WithControl: Story = {
  args: { control: <button type="button">Light or dark</button> },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { dir: 'rtl', tagline: 'مدفوعات إلى محفظتك.' } }
