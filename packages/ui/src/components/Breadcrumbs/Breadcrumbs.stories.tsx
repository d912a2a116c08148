import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { text: 'Credentials', href: '#credentials' },
      { text: 'Webhooks', href: '#webhooks' },
      { text: 'Deliveries' },
    ],
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <Breadcrumbs items={[{ text: 'Links', href: '#links' }, { text: 'Cotton scarf' }]} />,
          doText: 'The current page is no link.',
          dont: <Breadcrumbs items={[{ text: 'Back', href: '#back' }, { text: 'Here' }]} />,
          dontText: '“Back” is not the name of a page.',
        },
      ],
      usage: 'Use breadcrumbs on pages that are at least two levels below the main navigation.',
      alternatives: ['Use Sidebar for the main navigation.', 'Use Stepper for steps in order.'],
      do: ['Use the titles of the pages.'],
      dont: ['Don’t use them as the only way back.'],
      keyboard: { Tab: 'Moves focus to the next link.', Enter: 'Follows the link.' },
      screenReader: 'Announces “Breadcrumbs, navigation”, a list, and “current page” at its end.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)?.lastElementChild).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Credentials' })).toHaveFocus()
  },
}

export const LongTitle: Story = {
  args: {
    items: [
      { text: 'Transactions', href: '#transactions' },
      { text: 'Payment of Asha Traders for the wedding of November 2026' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
