import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { openedBy } from '../../internal/openedBy.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Are you sure you want to delete this key?',
    description: 'Payments that your shop creates with it are refused from then on.',
  },
  render: openedBy(ConfirmDialog, 'Revoke key'),
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      use: 'Before something that can’t be undone.',
      instead: ['Nothing, where an undo is possible.', 'Dialog, for a task.'],
      do: ['Ask a question that yes answers.', 'Say in the description what is lost.'],
      dont: ['Don’t label the buttons Yes and No.'],
      keyboard: {
        'Tab, Shift+Tab': 'Goes between the two buttons; Cancel comes first.',
        Enter: 'Presses the button that has the focus.',
        Escape: 'Cancels.',
      },
      screenReader:
        '“Are you sure you want to delete this key?, alert dialog”, the description, “Cancel, button”.',
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
    confirmingLabel: 'Deleting…',
    // The promise never settles: the story shows the wait itself.
    onConfirm: fn(() => new Promise<never>(() => {})),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: {
    error: 'The key was not deleted: the server could not be reached.',
    onConfirm: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled())
    await expect(screen.getByRole('alert')).toHaveTextContent('could not be reached')
  },
}

export const Harmless: Story = {
  args: { tone: 'primary', title: 'Log out of all devices?', confirmLabel: 'Log out' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
