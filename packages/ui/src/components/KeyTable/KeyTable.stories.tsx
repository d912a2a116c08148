import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import type { KeyRow } from './KeyRow.ts'
import { KeyTable } from './KeyTable.tsx'
import type { KeyTableProps } from './KeyTable.tsx'

const key: KeyRow = {
  id: '7',
  key: 'sk_sandbox_9f4be07c2d1a48e6b3f5a7c91e20d84f',
  name: 'Shop server',
  version: 2,
  status: 'active',
}
const write = fn((_text: string) => Promise.resolve())

const meta = {
  title: 'Components/Data/KeyTable',
  component: KeyTable,
  args: { keys: [key], onRevoke: fn(), onCopied: fn(), onCopyFailed: fn() },
  beforeEach: () => {
    write.mockReset()
    write.mockImplementation(() => Promise.resolve())
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    return () => spy.mockRestore()
  },
  parameters: {
    guide: {
      use: 'Where a merchant looks after the keys of the public API.',
      instead: ['MaskedSecret, for a single secret elsewhere.'],
      do: [
        'Return the promise of the revocation from `onRevoke`: the dialog waits for it.',
        'Confirm a copy with a toast, too: “Copied to clipboard”.',
      ],
      dont: ['Don’t log the rows: they hold the secrets.'],
      keyboard: {
        Tab: 'In each row: show, copy, revoke.',
        'Enter, Space': 'Does it. In the dialog the focus begins on Cancel.',
        Escape: 'Closes the dialog; the focus returns to Revoke.',
      },
      screenReader:
        '“API keys, table”; in a row its name, “Hidden, ends in 84f”, “Show key, button”, “Copy key, button”, then “Copied to clipboard”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof KeyTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Masked',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Shop server' })).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(key.key)
  },
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(canvas.getByText(key.key)).toBeVisible()
  },
}

export const ShownPerRow: Story = {
  args: { keys: [key, { ...key, id: '8', key: 'sk_live_another_secret', name: 'Till' }] },
  play: async ({ canvas, canvasElement }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Show key' })
    if (second) await userEvent.click(second)
    await expect(canvas.getByText('sk_live_another_secret')).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(key.key)
  },
}

export const HiddenOnBlur: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    window.dispatchEvent(new Event('blur'))
    await waitFor(() => expect(canvasElement.innerHTML).not.toContain(key.key))
  },
}

export const Copied: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(await canvas.findByRole('button', { name: 'Copied to clipboard' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(key.key)
    await expect(args.onCopied).toHaveBeenCalledOnce()
  },
}

export const CopyFailed: Story = {
  play: async ({ args, canvas }) => {
    write.mockRejectedValueOnce(new Error('refused'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce())
  },
}

export const Empty: Story = {
  args: { keys: [], emptyHint: 'Name one above, then let your server use it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no API key.')).toBeVisible()
  },
}

export const Loading: Story = { args: { keys: [], loading: true } }

export const Failed: Story = {
  args: { keys: [], failed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const OneKeyLimit: Story = {
  args: { limitReached: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You can't add more than one api-key")).toBeVisible()
  },
}

export const MissingVersionAndStatus: Story = {
  args: { keys: [{ id: '7', key: key.key }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'active' })).toBeVisible()
  },
}

export const OtherStatus: Story = { args: { keys: [{ ...key, status: 'suspended' }] } }

function Revocable({ keys: first, onRevoke, ...rest }: KeyTableProps) {
  const [keys, setKeys] = useState(first)
  const revoke = async (row: KeyRow) => {
    await onRevoke(row)
    setKeys(keys.filter(({ id }) => id !== row.id))
  }
  return <KeyTable {...rest} keys={keys} onRevoke={revoke} />
}

export const RevokeDialog: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this key?',
    })
    await expect(dialog).toBeVisible()
    await expect(args.onRevoke).not.toHaveBeenCalled()
  },
}

export const RevokedByPointer: Story = {
  render: (args) => <Revocable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('You have no API key.')).toBeInTheDocument()
    await expect(args.onRevoke).toHaveBeenCalledWith(key)
  },
}

export const KeptByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Revoke' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Revoke' })).toHaveFocus())
    await expect(args.onRevoke).not.toHaveBeenCalled()
  },
}

export const Revoking: Story = {
  args: { onRevoke: fn(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeDisabled()
  },
}

export const RevokeFailed: Story = {
  args: {
    onRevoke: fn(() => Promise.reject(new Error('refused'))),
    revokeError: 'The key was not revoked and still works. Please try again.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const LongName: Story = {
  args: {
    keys: [{ ...key, name: 'The server behind the till in the second shop, Jaipur-'.repeat(2) }],
  },
}

export const Phone: Story = {
  args: { limitReached: true },
  globals: { viewport: { value: 'phone' } },
}

export const PhoneShown: Story = { ...Shown, globals: { viewport: { value: 'phone' } } }

export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
