import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PlusIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Inline>
              <Button>Save</Button>
              <Button tone="secondary">Cancel</Button>
            </Inline>
          ),
          doText: 'One primary button, and a verb on each.',
          dont: (
            <Inline>
              <Button>OK</Button>
              <Button>Cancel</Button>
            </Inline>
          ),
          dontText: 'Two primary buttons, and a label that says nothing.',
        },
      ],
      usage: 'Use a button to perform an action: save, send, create or revoke.',
      alternatives: [
        'Use a LinkButton to navigate to another page.',
        'Use an IconButton if there is no room for text.',
      ],
      do: [
        'Start the label with a verb: “Add key”, “Save”.',
        'Show one primary button on a screen.',
        'Set loading and loadingText while the action is in progress.',
      ],
      dont: [
        'Don’t disable a button because a form is incomplete. Validate on submit and show what is missing.',
        'Don’t place two primary buttons side by side.',
      ],
      keyboard: {
        Tab: 'Moves focus to the button, and skips it while it is disabled.',
        'Enter, Space': 'Activates the button.',
      },
      screenReader: 'Announces “Save, button”. While loading: “Saving…, button, dimmed, busy”.',
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
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Logging in...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const LoadingSubmit: Story = {
  args: { loading: true, type: 'submit', children: 'Log In' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        throw new Error('A loading button submitted its form.')
      }}
    >
      <TextField label="Email" />
      <Button {...args} style={{ marginTop: 16 }} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const LoadingWithoutText: Story = { args: { loading: true } }

export const LongLabel: Story = {
  args: { children: 'Continue with the account that was verified by email this morning' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
}

export const AllTones: Story = {
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
