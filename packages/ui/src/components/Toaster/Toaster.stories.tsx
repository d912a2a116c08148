import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { screen } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { toast, toastDurations } from './toast.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '220px' } },
    guide: {
      use: 'For news in passing that needs no answer: saved, copied, sent. Call toast.success, toast.error, toast.loading or toast.show from anywhere.',
      instead: [
        'InlineAlert, for what stays true or asks for something.',
        'LabeledInput’s error, for what is wrong with one field.',
      ],
      do: [
        'One short sentence.',
        'Give a later toast the id of an earlier one to take its place.',
        'Put one Toaster at the root of the application.',
      ],
      dont: [
        'Don’t put a link or a button into a toast: it is gone before everybody has reached it.',
      ],
      keyboard: {
        Tab: 'Goes to the button that dismisses; the clocks stop meanwhile.',
        'Enter, Space': 'Dismisses.',
      },
      screenReader: 'The sentence: an error at once, everything else at the next pause.',
    } satisfies Guide,
  },
  beforeEach: () => {
    toast.dismiss()
    return () => toast.dismiss()
  },
  // A pointer holds what is left, for whoever looks at it or takes its picture.
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

/** A toast that comes after one that was dismissed leaves in its time: the pointer and the focus went with the one before. */
async function expectNextToLeave(canvas: Pick<typeof screen, 'findByText' | 'queryByText'>) {
  await waitFor(() => expect(canvas.queryByText('Saving…')).not.toBeInTheDocument())
  toast.success('Saved')
  await expect(await canvas.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Saved')).not.toBeInTheDocument(), {
    timeout: 5000,
  })
}

export const DismissedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    toast.loading('Saving…')
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expectNextToLeave(canvas)
  },
}

export const DismissedByKeyboard: Story = {
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
    await expectNextToLeave(canvas)
  },
}

export const HeldByFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    toast.success('Saved')
    await canvas.findByText('Saved')
    await userEvent.tab()
    await new Promise((passed) => setTimeout(passed, toastDurations.success + 500))
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
      'The server said: https://merchant.example.in/a-very-long-address-without-any-place-to-break is not an address that accepts POST',
    )
    await expect(await canvas.findByText(/The server said/)).toBeVisible()
  },
  globals: { viewport: { value: 'phone' } },
}

export const TryIt: Story = {
  render: (args) => (
    <>
      <Toaster {...args} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24, paddingTop: 120 }}>
        <Button tone="secondary" onClick={() => toast.show('Welcome, Asha')}>
          Blank
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
