import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { withTrigger } from '../../internal/withTrigger.tsx'
import { Button } from '../Button/Button.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Add an API key',
    description: 'The name helps you recognize the shop or server that uses it.',
    children: <LabeledInput label="Name" />,
    actions: (
      <>
        <Button>Add</Button>
        <Button tone="secondary">Cancel</Button>
      </>
    ),
  },
  render: withTrigger(Dialog, 'Add key'),
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Inline>
              <Button>Add key</Button>
              <Button tone="secondary">Cancel</Button>
            </Inline>
          ),
          doText: 'The button says what it does.',
          dont: (
            <Inline>
              <Button>OK</Button>
              <Button tone="secondary">Cancel</Button>
            </Inline>
          ),
          dontText: 'Says nothing without the title.',
        },
      ],
      usage: 'Use a dialog for a short task that interrupts the page.',
      alternatives: [
        'Use ConfirmDialog before a destructive action.',
        'Use a page for a long form.',
      ],
      do: ['Name the task in the title.', 'Describe the action in the label of the main button.'],
      dont: [
        'Don’t open a dialog from another dialog.',
        'Don’t open a dialog without a user action.',
      ],
      keyboard: {
        'Tab, Shift+Tab': 'Moves focus within the dialog.',
        Escape: 'Closes the dialog and returns focus to the element that opened it.',
      },
      screenReader: 'Announces “Add an API key, dialog”, the description and the focused element.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add an API key' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveAccessibleDescription(/The name helps you/)
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

export const TextOnly: Story = {
  args: {
    title: 'What settlement means',
    description: undefined,
    children: (
      <p>
        A payment is settled when it has reached your wallet, minus the fee. This takes seconds.
      </p>
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
