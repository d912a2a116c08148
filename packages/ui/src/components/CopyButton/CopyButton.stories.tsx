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
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <>
              <code>0x39f9…0D6</code> <CopyButton text="0x39f9" label="Copy address" />
            </>
          ),
          doText: 'Beside what it copies, and named after it.',
          dont: <CopyButton text="0x39f9" label="Copy" showLabel />,
          dontText: 'Copies what?',
        },
      ],
      usage: 'Use a copy button next to a key, a hash, an address or a code sample.',
      alternatives: ['Use CopyField for a value with a label and a button.'],
      do: [
        'Name the content in the label: “Copy key”.',
        'Copy the full text even if it is truncated on screen.',
      ],
      dont: ['Don’t make users select long text by hand.'],
      keyboard: { Tab: 'Moves focus to the button.', 'Enter, Space': 'Copies the text.' },
      screenReader: 'Announces “Copy key, button”, and “Copied” or “Copy failed” after activation.',
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
  args: { text: () => 'copied later' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(write).toHaveBeenCalledWith('copied later')
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

export const FeedbackEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await canvas.findByRole('button', { name: 'Copied' })
    await expect(
      await canvas.findByRole('button', { name: 'Copy key' }, { timeout: 3000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const WithLabel: Story = { args: { showLabel: true } }

export const WithLabelCopied: Story = {
  args: { showLabel: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }
