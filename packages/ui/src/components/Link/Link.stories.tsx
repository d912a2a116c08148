import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#forgotpassword', children: 'Forgot password?' },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <p>
              Read the <Link href="#docs">API reference</Link>.
            </p>
          ),
          doText: 'The words say where it leads.',
          dont: (
            <p>
              For the API reference <Link href="#docs">click here</Link>.
            </p>
          ),
          dontText: 'Out of context, “click here” says nothing.',
        },
      ],
      usage: 'Use a link inside a sentence or below a form.',
      alternatives: [
        'Use a LinkButton for the most likely next step.',
        'Use a Button to perform an action.',
      ],
      do: [
        'Describe the destination in the link text.',
        'Keep the underline: color alone is not enough.',
      ],
      dont: ['Don’t write “click here”.'],
      keyboard: { Tab: 'Moves focus to the link.', Enter: 'Follows the link.' },
      screenReader: 'Announces “Forgot password?, link”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password?' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#forgotpassword')
  },
}

export const InASentence: Story = {
  render: () => (
    <p>
      No account yet? <Link href="#signup">Sign Up</Link>
    </p>
  ),
}

export const Tones: Story = {
  render: () => (
    <p>
      <Link href="#action">Action</Link>,{' '}
      <Link href="#muted" tone="muted">
        Muted
      </Link>
      ,{' '}
      <Link href="#inherit" tone="inherit">
        Inherit
      </Link>
    </p>
  ),
}

export const External: Story = {
  args: { external: true, href: 'https://example.com', children: 'Block explorer' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Block explorer (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const RightToLeft: Story = {
  args: { external: true, href: 'https://example.com', children: 'Block explorer', dir: 'rtl' },
}
