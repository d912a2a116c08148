import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Button } from '../Button/Button.tsx'
import { withTrigger } from '../../internal/withTrigger.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Are you sure you want to delete this key?',
    description: 'Your shop can no longer create payments with it.',
  },
  render: withTrigger(ConfirmDialog, 'Revoke key'),
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Inline>
              <Button tone="danger">Revoke key</Button>
              <Button tone="secondary">Cancel</Button>
            </Inline>
          ),
          doText: 'The button repeats the verb of the title.',
          dont: (
            <Inline>
              <Button tone="danger">Yes</Button>
              <Button tone="secondary">No</Button>
            </Inline>
          ),
          dontText: 'Nobody can answer without reading the question.',
        },
      ],
      usage: 'Use ConfirmDialog before an action that can’t be undone.',
      alternatives: ['Offer an undo instead where possible.', 'Use a Dialog for a task.'],
      do: ['Ask a question in the title.', 'Describe the consequences in the description.'],
      dont: ['Don’t label the buttons Yes and No.'],
      keyboard: {
        'Tab, Shift+Tab': 'Moves focus between the buttons. Cancel has focus first.',
        Enter: 'Activates the focused button.',
        Escape: 'Cancels.',
      },
      screenReader:
        'Announces “Are you sure you want to delete this key?, alert dialog”, the description, and “Cancel, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this key?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const ConfirmedByPointer: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke key' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const CancelledByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Revoke key' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Confirming: Story = {
  args: {
    texts: { confirming: 'Deleting…' },
    // Never settles, to show the loading state.
    onConfirm: fn(() => new Promise<never>(() => {})),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('button', { name: 'Deleting…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: {
    error: 'The key could not be deleted because the server could not be reached.',
    onConfirm: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'),
    )
    await expect(screen.getByRole('alert')).toHaveTextContent('could not be reached')
  },
}

export const PrimaryTone: Story = {
  args: { tone: 'primary', title: 'Log out of all devices?', texts: { confirm: 'Log out' } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
