import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { openedBy } from '../../internal/openedBy.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Feedback/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Transaction',
    children: <p>A payment of 250 USDT that has reached your wallet.</p>,
  },
  render: openedBy(Drawer, 'Show more'),
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      use: 'For one thing of a list in full, without losing one’s place in the list.',
      instead: ['Dialog, for a short task.'],
      do: ['Give it an address, so that Back closes it.'],
      dont: ['Don’t put a form into it.'],
      keyboard: {
        'Tab, Shift+Tab': 'Goes round inside.',
        Escape: 'Closes it; the focus goes back to what opened it.',
      },
      screenReader: '“Transaction, dialog”, then the element that has the focus.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Transaction' })
    await waitFor(() => expect(drawer).toBeVisible())
  },
}

export const ByPointer: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show more' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, i) => <p key={i}>Line {i + 1} of a long account.</p>),
  },
}
