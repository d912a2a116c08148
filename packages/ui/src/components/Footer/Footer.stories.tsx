import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Components/Landing/Footer',
  component: Footer,
  args: {
    tagline: 'Crypto payments, settled to your wallet.',
    groups: [
      {
        title: 'Product',
        links: [
          { label: 'Services', href: '#services' },
          { label: 'Fees', href: '#fees' },
          { label: 'FAQ', href: '#faq' },
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
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Footer groups={[{ title: 'Product', links: [{ label: 'Fees', href: '#fees' }] }]} />,
          doText: 'One word names the group.',
          dont: (
            <Footer
              groups={[
                {
                  title: 'Everything about our product and its prices',
                  links: [{ label: 'Click here for our fees', href: '#fees' }],
                },
              ]}
            />
          ),
          dontText: 'Long names are slow to scan.',
        },
      ],
      usage: 'Use the footer at the end of every public page.',
      alternatives: ['Use a Link at the end of a form page, which needs no footer.'],
      do: ['Group the links, and name each group with one word.'],
      dont: ['Don’t use it inside the app, where the sidebar is the navigation.'],
      keyboard: { Tab: 'Moves focus to the next link.', Enter: 'Follows the link.' },
      screenReader:
        'Announces “Content information”. Each group is a navigation landmark with its title as the name.',
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
  args: { control: <button type="button">Theme</button> },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { dir: 'rtl' } }
