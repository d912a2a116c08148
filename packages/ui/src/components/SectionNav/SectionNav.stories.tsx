import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { SectionNav } from './SectionNav.tsx'

const links = [
  { href: '#account', text: 'Account' },
  { href: '#business', text: 'Business' },
  { href: '#payments', text: 'Payments' },
  { href: '#notifications', text: 'Notifications' },
  { href: '#security', text: 'Security' },
  { href: '#devices', text: 'Devices' },
  { href: '#data', text: 'Data' },
]

const meta = {
  title: 'Components/Navigation/SectionNav',
  component: SectionNav,
  args: { label: 'Settings', links, currentPath: '#business' },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <SectionNav label="Settings" links={links.slice(0, 3)} currentPath="#account" />,
          doText: 'Short names of what is there.',
          dont: (
            <SectionNav
              label="Settings"
              links={[
                { href: '#1', text: 'Manage your business' },
                { href: '#2', text: 'Change how you log in' },
              ]}
              currentPath="#1"
            />
          ),
          dontText: 'Sentences take the room of three sections.',
        },
      ],
      usage:
        'Use a section navigation for an area of an app whose sections have pages of their own.',
      alternatives: [
        'Use Sidebar for the main navigation.',
        'Use Tabs for parts of one page.',
        'Use Breadcrumbs for the way back up.',
      ],
      do: ['Keep it at the same place on the page of each section.'],
      dont: ['Don’t use it for fewer than three sections.'],
      keyboard: { Tab: 'Moves focus to the next link.', Enter: 'Follows the link.' },
      screenReader:
        'Announces the label with “navigation”, a list, and “current page” at the link.',
    } satisfies Guide,
  },
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Business' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveFocus()
  },
}

/** The current section is in view. */
export const Phone: Story = {
  args: { currentPath: '#devices' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Devices' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
