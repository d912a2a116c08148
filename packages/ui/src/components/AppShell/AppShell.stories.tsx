import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { AppShell } from './AppShell.tsx'

const lines = (count: number) => (
  <>
    <PageHeader title="Transactions" description="Every payment, newest first." />
    {Array.from({ length: count }, (_, i) => (
      <p key={i} style={{ paddingBlock: 12 }}>
        Line {i + 1} of the page
      </p>
    ))}
  </>
)

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  args: {
    sidebar: <Sidebar currentPath="/transactions" onLogout={fn()} />,
    children: lines(3),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Around every page that a signed-in merchant sees; once, above the routes, so that a change of page redraws the main part alone.',
      instead: ['AuthLayout, for a page that is seen before signing in.'],
      do: ['After a change of page, move the focus to the main part or its heading.'],
      dont: [
        'Don’t put a second `<main>` inside it.',
        'Don’t place anything fixed along the bottom of a phone: the pages lie there.',
      ],
      keyboard: {
        Tab: 'First the skip link, which appears; then the sidebar; then the page.',
        Enter: 'On the skip link: the focus goes to the main part.',
      },
      screenReader:
        '“Skip to the content, link”, then the sidebar’s landmark, then “main”. The skip link is silent until it is reached.',
    } satisfies Guide,
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
}

export const SkippedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(window.location.hash).toBe('')
  },
}

export const SkippedByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to the content' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const LongPage: Story = { args: { children: lines(40) } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = {
  args: { children: lines(40) },
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

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
