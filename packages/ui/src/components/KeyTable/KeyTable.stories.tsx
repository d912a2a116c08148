import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import type { KeyRow } from './KeyRow.ts'
import { MaskedSecret } from '../MaskedSecret/MaskedSecret.tsx'
import { Text } from '../Text/Text.tsx'
import { KeyTable } from './KeyTable.tsx'
import type { KeyTableProps } from './KeyTable.tsx'

const key = {
  id: '7',
  key: 'sk_sandbox_9f4be07c2d1a48e6b3f5a7c91e20d84f',
  name: 'Shop server',
  version: 2,
  status: 'active',
} satisfies KeyRow
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
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <MaskedSecret secret={key.key} texts={{ show: 'Show key', hide: 'Hide key' }} />,
          doText: 'A key is hidden until the merchant shows it.',
          dont: <Text truncate>{key.key}</Text>,
          dontText: 'Everybody who sees the screen can read it.',
        },
      ],
      usage: 'Use KeyTable where merchants manage their API keys.',
      alternatives: ['Use MaskedSecret for a single secret elsewhere.'],
      do: [
        'Return a promise from onRevoke: the dialog waits for it.',
        'Leave keys out of their rows, and give reveal, if the server tells a key only on request.',
        'Confirm copying with a toast as well: “Copied to clipboard”.',
      ],
      dont: ['Don’t log the rows: they contain secrets.'],
      keyboard: {
        Tab: 'Moves focus through Show, Copy and Revoke of each row.',
        'Enter, Space': 'Activates the button. In the dialog, Cancel has focus first.',
        Escape: 'Closes the dialog and returns focus to Revoke.',
      },
      screenReader:
        'Announces “API keys, table”; in a row its name, “Hidden, ending in 84f”, “Show key, button”, “Copy key, button”, then “Copied to clipboard”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof KeyTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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
  args: { keys: [key, { ...key, id: '8', key: 'sk_live_another_secret', name: 'Point of sale' }] },
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
  args: { keys: [], emptyHint: 'Enter a name above to create one.' },
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

export const LimitReached: Story = {
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

export const RevokeByPointer: Story = {
  render: (args) => <Revocable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('You have no API key.')).toBeInTheDocument()
    await expect(args.onRevoke).toHaveBeenCalledWith(key)
  },
}

export const CancelByKeyboard: Story = {
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
    await expect(await screen.findByRole('button', { name: 'Deleting…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const RevokeFailed: Story = {
  args: {
    onRevoke: fn(() => Promise.reject(new Error('refused'))),
    revokeError: 'The key may still work. Please try again.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const LongName: Story = {
  args: {
    keys: [
      { ...key, name: 'The server of the point of sale in the second shop, Jaipur-'.repeat(2) },
    ],
  },
}

export const Phone: Story = {
  args: { limitReached: true },
  globals: { viewport: { value: 'phone' } },
}

export const PhoneShown: Story = { ...Shown, globals: { viewport: { value: 'phone' } } }

export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } }

const hidden: KeyRow = { id: '7', tail: '84f', name: 'Shop server', version: 2 }

/** The server tells the key only when it is asked for. */
export const Revealed: Story = {
  args: { keys: [hidden], reveal: fn(() => Promise.resolve(key.key)) },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /Hidden, ending in 84f/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(key.key))
    await expect(canvasElement.innerHTML).not.toContain(key.key)
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(await canvas.findByText(key.key)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key' }))
    await expect(canvasElement.innerHTML).not.toContain(key.key)
    await expect(args.reveal).toHaveBeenCalledTimes(2)
  },
}

export const Revealing: Story = {
  args: { keys: [hidden], reveal: fn(() => new Promise<string>(() => {})) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show key' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const RevealFailed: Story = {
  args: { keys: [hidden], reveal: fn(() => Promise.reject(new Error('The server is away.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded')
  },
}

export const NotRevealed: Story = { args: { keys: [hidden] } }

const moreColumns: Story['args'] = {
  keys: [key, { ...hidden, id: '8', name: 'Point of sale' }],
  columns: [
    { id: 'scope', header: 'May', cell: ({ id }) => (id === '7' ? 'Read' : 'Read, create') },
    { id: 'used', header: 'Last used', cell: () => '18 November 2026', width: '8rem' },
  ],
}

export const MoreColumns: Story = {
  args: moreColumns,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Last used' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Read, create' })).toBeVisible()
  },
}

export const MoreColumnsOnPhone: Story = {
  args: moreColumns,
  globals: { viewport: { value: 'phone' } },
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
