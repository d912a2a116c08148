import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { HomeIcon, KeyIcon, SettingsIcon, TransactionsIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Link } from '../Link/Link.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { AppShell } from './AppShell.tsx'

const page = (count: number) => (
  <>
    <PageHeader title="Transactions" description="Every payment, newest first." />
    {Array.from({ length: count }, (_, i) => (
      <p key={i} style={{ paddingBlock: 12 }}>
        {`Line ${i + 1} of the page`}
      </p>
    ))}
  </>
)

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  args: {
    sidebar: (
      <Sidebar
        links={[
          { href: '/home', text: 'Home', icon: HomeIcon },
          { href: '/transactions', text: 'Transaction', icon: TransactionsIcon },
          { href: '/credentials', text: 'Credentials', icon: KeyIcon },
          { href: '/settings', text: 'Settings', icon: SettingsIcon },
        ]}
        homeHref="/home"
        currentPath="/transactions"
        onLogout={fn()}
      />
    ),
    children: page(3),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Stack>
              <Button wide>Create payment</Button>
              <Placeholder>Page</Placeholder>
              <Placeholder>Navigation</Placeholder>
            </Stack>
          ),
          doText: 'On a phone, the action is part of the page.',
          dont: (
            <Stack>
              <Placeholder>Page</Placeholder>
              <Button wide>Create payment</Button>
              <Placeholder>Navigation</Placeholder>
            </Stack>
          ),
          dontText: 'A fixed button above the navigation covers the end of the page.',
        },
      ],
      usage:
        'Use AppShell once, around the routes of signed-in users. Only the main content changes when the user navigates.',
      alternatives: ['Use AuthLayout for pages that are shown before signing in.'],
      do: ['Move focus to the main content or its heading after a navigation.'],
      dont: [
        'Don’t nest another `<main>` inside it.',
        'Don’t place fixed elements at the bottom of a phone’s screen: the navigation is there.',
      ],
      keyboard: {
        Tab: 'Moves focus to the skip link first, then to the sidebar and the page.',
        Enter: 'On the skip link, moves focus to the main content.',
      },
      screenReader:
        'Announces “Skip to content, link”, then the landmarks of the sidebar and the main content.',
    } satisfies Guide,
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SkipLinkFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

export const SkipLinkByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(window.location.hash).toBe('')
  },
}

export const SkipLinkByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const LongPage: Story = { args: { children: page(40) } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = {
  args: { children: page(40) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByText('Line 40 of the page')
    const bar = canvas.getByRole('navigation')
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    )
    window.scrollTo(0, 0)
  },
}

/** What gets the focus is not behind the navigation. */
export const FocusOnAPhone: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, i) => (
      <p key={i} style={{ paddingBlock: 12 }}>
        <Link href={`#line-${i + 1}`}>{`Line ${i + 1} of the page`}</Link>
      </p>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect()
    for (const link of canvas.getAllByRole('link', { name: /^Line/ })) {
      link.focus()
      await expect(link.getBoundingClientRect().bottom).toBeLessThan(bar.top)
    }
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
