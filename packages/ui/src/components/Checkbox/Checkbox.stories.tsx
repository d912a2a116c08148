import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Link } from '../Link/Link.tsx'
import { Checkbox } from './Checkbox.tsx'

const terms = (
  <>
    I accept the <Link href="#terms">Terms &amp; Conditions</Link>
  </>
)

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: terms, name: 'terms', onChange: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Checkbox label="I accept the terms" />,
          doText: 'Consent starts unchecked.',
          dont: <Checkbox label="I do not accept the terms" defaultValue />,
          dontText: 'Checked by default, and a double negative.',
        },
      ],
      usage:
        'Use a checkbox for consent, or for an option that takes effect when the form is submitted.',
      alternatives: ['Use a Switch for an option that takes effect immediately.'],
      do: ['Let users click the whole label.', 'Link to the terms inside the label.'],
      dont: ['Don’t check consent by default.'],
      keyboard: {
        Tab: 'Moves focus to the checkbox, then to the links in its label.',
        Space: 'Checks or unchecks it.',
      },
      screenReader:
        'Announces “I accept the Terms & Conditions, checkbox, not checked, invalid entry, You must accept terms & condition”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^I accept the ?Terms & Conditions$/ })
    await userEvent.click(canvas.getByText(/I accept the/))
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    box.blur()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const Checked: Story = { args: { defaultValue: true } }

export const WithError: Story = {
  args: { error: 'You must accept terms & condition' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('You must accept terms & condition')
  },
}

export const WithHint: Story = {
  args: { label: 'Email me about each payment', hint: 'At most one email a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'At most one email a minute.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledChecked: Story = { args: { disabled: true, defaultValue: true } }

export const LongLabel: Story = {
  args: {
    label:
      'I understand that payments are settled to the wallet that I enter, and that a payment on chain can’t be reversed once it has been sent.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { error: 'You must accept terms & condition' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
