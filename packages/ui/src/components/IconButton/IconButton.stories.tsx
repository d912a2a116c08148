import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { CrossIcon, TrashIcon, EyeIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <CrossIcon />, onClick: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <IconButton label="Show key">
              <EyeIcon />
            </IconButton>
          ),
          doText: 'A well-known icon for a frequent action.',
          dont: (
            <IconButton label="Revoke key" tone="danger">
              <TrashIcon />
            </IconButton>
          ),
          dontText: 'A rare, destructive action needs its name.',
        },
      ],
      usage:
        'Use an icon button for an action with a well-known icon where there is no room for text: close, copy or show.',
      alternatives: ['Use a Button wherever a label fits.'],
      do: ['Describe the current action in the label: “Show key”, then “Hide key”.'],
      dont: ['Don’t use it for rare or destructive actions.'],
      keyboard: { Tab: 'Moves focus to the button.', 'Enter, Space': 'Activates the button.' },
      screenReader: 'Announces “Close, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Danger: Story = {
  args: { tone: 'danger', label: 'Revoke key', children: <TrashIcon /> },
}

export const Small: Story = { args: { size: 'small' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}
