import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { openedBy } from '../../internal/openedBy.tsx'
import { Button } from '../Button/Button.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Add an API key',
    description: 'A name tells you later which shop or server uses it.',
    children: <LabeledInput label="Name" />,
    actions: (
      <>
        <Button>Add</Button>
        <Button tone="secondary">Cancel</Button>
      </>
    ),
  },
  render: openedBy(Dialog, 'Add key'),
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      use: 'For a short task that interrupts the page and comes back to it.',
      instead: ['ConfirmDialog, to ask before something is destroyed.', 'A page, for a long form.'],
      do: ['Name the task in the title.', 'Say in the main button what it does.'],
      dont: ['Don’t open one from another.', 'Don’t open one that nobody asked for.'],
      keyboard: {
        'Tab, Shift+Tab': 'Goes round inside the dialog.',
        Escape: 'Closes it; the focus goes back to what opened it.',
      },
      screenReader:
        '“Add an API key, dialog”, its description, then the element that has the focus.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add an API key' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveAccessibleDescription(/A name tells you later/)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  },
}

export const ByPointer: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add key' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Add key' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const WordsAlone: Story = {
  args: {
    title: 'What settlement means',
    description: undefined,
    children: (
      <p>A payment is settled when it has reached your wallet, less the fee. That takes seconds.</p>
    ),
    actions: undefined,
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, i) => (
      <p key={i}>Clause {i + 1}. A payment is final.</p>
    )),
  },
  globals: { viewport: { value: 'phone' } },
}
