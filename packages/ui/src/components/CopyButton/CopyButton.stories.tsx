import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { CopyButton } from './CopyButton.tsx'

const write = fn((_text: string) => Promise.resolve())

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { text: 'sk_live_9f2c41d7', label: 'Copy key', onCopied: fn(), onFailed: fn() },
  beforeEach: () => {
    write.mockClear()
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    return () => spy.mockRestore()
  },
  parameters: {
    guide: {
      use: 'Beside a key, a hash, an address or a piece of code.',
      do: ['Name what is copied: “Copy key”.', 'Copy the whole, even where the middle is hidden.'],
      dont: ['Don’t make a merchant select text by hand.'],
      keyboard: { Tab: 'Goes to the button.', 'Enter, Space': 'Copies.' },
      screenReader: '“Copy key, button”; after pressing “Copied” or “Copy failed”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(write).toHaveBeenCalledWith('sk_live_9f2c41d7')
    await expect(args.onCopied).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  args: { text: () => 'asked late' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(write).toHaveBeenCalledWith('asked late')
  },
}

export const CopyFailed: Story = {
  beforeEach: () => {
    write.mockRejectedValueOnce(new Error('refused'))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(await canvas.findByRole('button', { name: 'Copy failed' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copy failed')
    await expect(args.onFailed).toHaveBeenCalledOnce()
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}

export const IdleAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await canvas.findByRole('button', { name: 'Copied' })
    await expect(
      await canvas.findByRole('button', { name: 'Copy key' }, { timeout: 3000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const WithWords: Story = { args: { showLabel: true } }

export const WithWordsCopied: Story = {
  args: { showLabel: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }
