import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Email me about failed payments', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <Switch label="Email me about each payment" defaultValue />,
          doText: 'Says what is on.',
          dont: <Switch label="Do not send emails" />,
          dontText: 'Off means that emails are sent.',
        },
      ],
      usage: 'Use a switch for a setting that takes effect immediately.',
      alternatives: [
        'Use Checkbox for consent, or where a form is submitted.',
        'Use SegmentedControl for two options that are not on and off.',
      ],
      do: ['Name what is on when the switch is on.', 'Show the error if it could not be saved.'],
      dont: ['Don’t change the label with the state.'],
      keyboard: { Tab: 'Moves focus to the switch.', 'Space, Enter': 'Turns it on or off.' },
      screenReader: 'Announces “Email me about failed payments, switch, off”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Email me about failed payments' })
    await userEvent.click(canvas.getByText('Email me about failed payments'))
    await expect(toggle).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(toggle)
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const On: Story = { args: { defaultValue: true } }

export const Controlled: Story = {
  args: { value: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

export const WithHint: Story = { args: { hint: 'At most one email a day.' } }

export const WithError: Story = {
  args: { error: 'Your change was not saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Your change was not saved.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = { args: { disabled: true, defaultValue: true } }

export const RightToLeft: Story = { args: { defaultValue: true, dir: 'rtl' } }
