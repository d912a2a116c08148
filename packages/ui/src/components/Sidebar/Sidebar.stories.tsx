import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { HomeIcon, KeyIcon, SettingsIcon, TransactionsIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { LinkProvider } from '../../link/LinkProvider.tsx'
import type { UnstyledLinkProps } from '../../link/LinkProvider.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SidebarBell } from './SidebarBell.tsx'
import { SidebarSearch } from './SidebarSearch.tsx'
import type { SidebarLink } from './Sidebar.tsx'

const links: readonly SidebarLink[] = [
  { href: '/home', text: 'Home', icon: HomeIcon },
  { href: '/transactions', text: 'Transaction', icon: TransactionsIcon },
  { href: '/credentials', text: 'Credentials', icon: KeyIcon },
  { href: '/settings', text: 'Settings', icon: SettingsIcon },
]

/** Does not navigate away from the story. */
function InertLink(props: UnstyledLinkProps) {
  return createElement('a', { ...props, onClick: (event) => event.preventDefault() })
}

const meta = {
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  args: { links, homeHref: '/home', currentPath: '/home', onLogout: fn() },
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Inline>
              <Placeholder>Home</Placeholder>
              <Placeholder>Credentials</Placeholder>
              <Placeholder>Settings</Placeholder>
            </Inline>
          ),
          doText: 'One word each, which fits below an icon on a phone.',
          dont: (
            <Inline>
              <Placeholder>Overview of your business</Placeholder>
              <Placeholder>API keys and webhooks</Placeholder>
              <Placeholder>Settings of your account</Placeholder>
            </Inline>
          ),
          dontText: 'Too long for a phone, and slow to scan.',
        },
      ],
      usage: 'Use the sidebar once, as the sidebar of an AppShell.',
      alternatives: ['Use Tabs for the parts of one page.'],
      do: [
        'Pass the current path from the router. Parent pages are marked automatically.',
        'Use one word for each link: on a phone it is shown below the icon.',
      ],
      dont: ['Don’t use more than five links.', 'Don’t ask for confirmation before logging out.'],
      keyboard: {
        Tab: 'Moves focus through the brand, the links and Logout.',
        Enter: 'Follows the link. On Logout, signs out.',
        Space: 'On Logout, signs out.',
      },
      screenReader:
        'Announces a complementary landmark with “Main, navigation, list, 4 items”. The current page is announced as “current page”, and its parent page as “current”.',
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <LinkProvider component={InertLink}>
        <div style={{ minHeight: '100dvh' }}>
          <Story />
        </div>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    for (const name of ['Sluice', 'Home', 'Transaction', 'Credentials', 'Settings']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const ChildPage: Story = {
  args: { currentPath: '/credentials/docs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Credentials' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

const bell = (count: number, currentPath = '/home') => (
  <SidebarBell
    href="/notifications"
    text="Notifications"
    currentPath={currentPath}
    count={count}
    countText={`${count} new`}
  />
)

const searching = {
  search: <SidebarSearch text="Search" shortcut="Ctrl K" onClick={fn()} />,
  bell: bell(3),
}

export const Search: Story = {
  args: searching,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
  },
}

export const SearchOnATablet: Story = {
  args: searching,
  globals: { viewport: { value: 'tablet' } },
}

export const SearchOnAPhone: Story = {
  args: searching,
  globals: { viewport: { value: 'phone' } },
}

export const Bell: Story = {
  args: { bell: bell(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications 3 new' })).toBeVisible()
  },
}

export const BellOnATablet: Story = {
  args: { bell: bell(3) },
  globals: { viewport: { value: 'tablet' } },
}

export const BellOnAPhone: Story = {
  args: { bell: bell(12) },
  globals: { viewport: { value: 'phone' } },
}

export const NothingNew: Story = {
  args: { bell: bell(0, '/notifications'), currentPath: '/notifications' },
}

export const UnknownPage: Story = { args: { currentPath: '/elsewhere' } }

export const CustomLinks: Story = {
  args: {
    currentPath: '/transactions',
    logoutText: 'Déconnexion',
    links: links.map((link, i) => ({
      ...link,
      text: ['Accueil', 'Transactions', 'Identifiants', 'Paramètres'][i] ?? link.text,
    })),
  },
}

export const RightToLeft: Story = {
  args: { currentPath: '/transactions' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: 'Credentials' }).getBoundingClientRect()
    await expect(page.height).toBeGreaterThanOrEqual(44)
    await expect(page.bottom).toBeGreaterThan(window.innerHeight - 80)
  },
}

export const PhoneCustomLinks: Story = {
  ...CustomLinks,
  globals: { viewport: { value: 'phone' } },
}
