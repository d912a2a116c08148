import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LinkProvider } from '../../link/LinkProvider.tsx'
import type { LinkProps } from '../../link/LinkProvider.tsx'
import { Sidebar } from './Sidebar.tsx'
import { sidebarLinks } from './sidebarLinks.ts'

/** Stays on the page, so that a story outlives its links. */
function StayingLink(props: LinkProps) {
  return createElement('a', { ...props, onClick: (event) => event.preventDefault() })
}

const meta = {
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  args: { currentPath: '/home', onLogout: fn() },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Once, beside every page that a signed-in merchant sees, as the `sidebar` of an AppShell.',
      do: [
        'Pass the router’s path as it is: the page above the current one is found by itself.',
        'Keep the words to one each: on a phone they stand under their icons.',
      ],
      dont: [
        'Don’t put more than five pages in it.',
        'Don’t ask again before logging out: signing in is quick and nothing is lost.',
      ],
      keyboard: {
        Tab: 'Brand, the pages from first to last, Logout.',
        Enter: 'Follows the link; on Logout, signs out.',
        Space: 'On Logout, signs out.',
      },
      screenReader:
        'A complementary landmark that holds “Main, navigation, list, 4 items”. The page one is on is read as “current page”; the page above it as “current”.',
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingLink}>
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

export const PageBelow: Story = {
  args: { currentPath: '/credentials/docs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Credentials' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

export const NoPageOfOurs: Story = { args: { currentPath: '/elsewhere' } }

export const OtherWords: Story = {
  args: {
    currentPath: '/transactions',
    logoutText: 'Déconnexion',
    links: sidebarLinks.map((link, i) => ({
      ...link,
      text: ['Accueil', 'Transactions', 'Identifiants', 'Paramètres'][i] ?? link.text,
    })),
  },
}

export const RightToLeft: Story = {
  args: {
    currentPath: '/transactions',
    logoutText: 'تسجيل الخروج',
    links: sidebarLinks.map((link, i) => ({
      ...link,
      text: ['الرئيسية', 'المعاملات', 'المفاتيح', 'الإعدادات'][i] ?? link.text,
    })),
  },
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

export const PhoneLongWords: Story = {
  ...OtherWords,
  globals: { viewport: { value: 'phone' } },
}
