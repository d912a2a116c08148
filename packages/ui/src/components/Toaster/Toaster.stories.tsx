import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { screen } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { toast, toastDurations } from './toast.ts'
import { Box } from '../Box/Box.tsx'
import { Link } from '../Link/Link.tsx'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '220px' } },
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Box padding="base" surface="raised" bordered radius="panel">
              Copied to clipboard
            </Box>
          ),
          doText: 'One short sentence that needs no response.',
          dont: (
            <Box padding="base" surface="raised" bordered radius="panel">
              Failed to add webhook. <Link href="#settings">Change the URL</Link>
            </Box>
          ),
          dontText: 'The link disappears with the message.',
        },
      ],
      usage:
        'Use toasts for short messages that need no response: saved, copied or sent. Call toast.success, toast.error, toast.loading or toast.show from anywhere.',
      alternatives: [
        'Use InlineAlert for a message that stays relevant or needs an action.',
        'Use the error of LabeledInput for a problem with one field.',
      ],
      do: [
        'Write one short sentence.',
        'Pass the ID of an earlier toast to replace it.',
        'Render one Toaster at the root of the application.',
      ],
      dont: ['Don’t put a link or a button into a toast: it may disappear before users reach it.'],
      keyboard: {
        Tab: 'Moves focus to the Dismiss button. Toasts stay while one of them has focus.',
        'Enter, Space': 'Dismisses the toast.',
      },
      screenReader: 'Announces errors immediately and other messages at the next pause.',
    } satisfies Guide,
  },
  // Hovering keeps a toast visible, for example for screenshots.
  afterEach: async ({ canvas, userEvent }) => {
    const [button] = canvas.queryAllByRole('button', { name: 'Dismiss' })
    if (button) await userEvent.hover(button)
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    toast.show('Welcome, Asha')
    await expect(await within(canvas.getByRole('status')).findByText('Welcome, Asha')).toBeVisible()
  },
}

export const Success: Story = {
  play: async ({ canvas }) => {
    toast.success('Login successful')
    const status = canvas.getByRole('status')
    await expect(await within(status).findByText('Login successful')).toBeVisible()
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 3000 })
    toast.success('Login successful')
  },
}

export const Failure: Story = {
  play: async ({ canvas }) => {
    toast.error('Invalid credentials.')
    const alert = canvas.getByRole('alert')
    await expect(await within(alert).findByText('Invalid credentials.')).toBeVisible()
  },
}

export const Loading: Story = {
  play: async ({ canvas }) => {
    const id = toast.loading('Saving…')
    await expect(await canvas.findByText('Saving…')).toBeVisible()
    toast.success('Saved', { id })
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByText('Saving…')).not.toBeInTheDocument()
    toast.loading('Saving…')
  },
}

/** A toast that follows a dismissed one must not stay paused. */
async function expectNextToClose(canvas: Pick<typeof screen, 'findByText' | 'queryByText'>) {
  await waitFor(() => expect(canvas.queryByText('Saving…')).not.toBeInTheDocument())
  toast.success('Saved')
  await expect(await canvas.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Saved')).not.toBeInTheDocument(), {
    timeout: 5000,
  })
}

export const DismissByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    toast.loading('Saving…')
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expectNextToClose(canvas)
  },
}

export const DismissByKeyboard: Story = {
  render: (args) => (
    <div style={{ padding: 24, paddingTop: 120 }}>
      <Button tone="secondary">Save</Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    toast.loading('Saving…')
    await canvas.findByText('Saving…')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus())
    await expectNextToClose(canvas)
  },
}

export const PausedByFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    toast.success('Saved')
    await canvas.findByText('Saved')
    await userEvent.tab()
    await new Promise((resolve) => setTimeout(resolve, toastDurations.success + 500))
    await expect(canvas.getByText('Saved')).toBeVisible()
  },
}

export const AtMostTwenty: Story = {
  play: async ({ canvas }) => {
    for (let number = 1; number <= 21; number += 1) toast.loading(`Message ${number}`)
    await canvas.findByText('Message 21')
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(20)
    await expect(canvas.queryByText('Message 1')).not.toBeInTheDocument()
    toast.dismiss()
  },
}

export const Several: Story = {
  play: async ({ canvas }) => {
    toast.error('Failed to add webhook')
    toast.success('Key revoked successfully')
    toast.loading('Sending…')
    toast.show('User not found. Redirecting to register...')
    await expect(await canvas.findByText('Sending…')).toBeVisible()
  },
}

export const LongMessage: Story = {
  play: async ({ canvas }) => {
    toast.error(
      'The server responded: https://merchant.example.in/a-very-long-url-without-any-place-to-break does not accept POST',
    )
    await expect(await canvas.findByText(/The server responded/)).toBeVisible()
  },
  globals: { viewport: { value: 'phone' } },
}

export const TryIt: Story = {
  render: (args) => (
    <>
      <Toaster {...args} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24, paddingTop: 120 }}>
        <Button tone="secondary" onClick={() => toast.show('Welcome, Asha')}>
          Neutral
        </Button>
        <Button tone="secondary" onClick={() => toast.success('Copied to clipboard')}>
          Success
        </Button>
        <Button tone="secondary" onClick={() => toast.error('Login failed.')}>
          Error
        </Button>
        <Button tone="secondary" onClick={() => toast.loading('Saving…')}>
          Loading
        </Button>
      </div>
    </>
  ),
}
