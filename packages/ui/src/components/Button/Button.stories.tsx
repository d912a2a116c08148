import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PlusIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  parameters: {
    guide: {
      use: 'To do something here and now: save, send, create, revoke.',
      instead: [
        'LinkButton, when it leads to another page.',
        'IconButton, when there is room for a picture only.',
      ],
      do: [
        'Name the act with a verb: “Add key”, “Save”.',
        'One primary button on a screen.',
        'Pass loading while the answer is awaited, with the words for it.',
      ],
      dont: [
        'Don’t disable it to say that a form is incomplete: let it be pressed and say what is missing.',
        'Don’t put two primary buttons side by side.',
      ],
      keyboard: {
        Tab: 'Goes to the button; past it while it is disabled.',
        'Enter, Space': 'Presses it.',
      },
      screenReader: '“Save, button”. While loading: “Saving…, button, dimmed, busy”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Secondary: Story = { args: { tone: 'secondary', children: 'Cancel' } }

export const Plain: Story = { args: { tone: 'plain', children: 'Show all' } }

export const Danger: Story = { args: { tone: 'danger', children: 'Revoke key' } }

export const Small: Story = { args: { size: 'small' } }

export const Wide: Story = { args: { wide: true, children: 'Log In' } }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <PlusIcon />
        Add key
      </>
    ),
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await expect(button).toBeDisabled()
    await userEvent.tab()
    await expect(button).not.toHaveFocus()
    button.click()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { loading: true, loadingText: 'Logging in...', children: 'Log In' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Logging in...' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingWithoutWords: Story = { args: { loading: true } }

export const LongLabel: Story = {
  args: { children: 'Continue with the account that was verified by e-mail this morning' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
}

export const SideBySide: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args}>Save</Button>
      <Button {...args} tone="secondary">
        Cancel
      </Button>
      <Button {...args} tone="plain">
        Show all
      </Button>
      <Button {...args} tone="danger">
        Revoke
      </Button>
    </div>
  ),
}
