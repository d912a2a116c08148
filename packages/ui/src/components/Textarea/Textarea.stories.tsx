import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Textarea } from './Textarea.tsx'

const meta = {
  title: 'Components/Forms/Textarea',
  component: Textarea,
  args: { label: 'Note', name: 'note' },
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
          do: <Textarea label="Note" rows={3} hint="Only you can see it." />,
          doText: 'A label and a hint that stay.',
          dont: <Textarea label="" rows={3} placeholder="Note" />,
          dontText: 'The only name disappears as soon as the user types.',
        },
      ],
      usage: 'Use a textarea for text of more than one line, such as a note to a payment.',
      alternatives: ['Use TextField for one line.'],
      do: ['Set rows to the length that you expect.', 'Set maxLength if the server has a limit.'],
      dont: ['Don’t use the placeholder as a label.'],
      keyboard: { Tab: 'Moves focus to the field and out of it.', Enter: 'Starts a new line.' },
      screenReader: 'Announces “Note, edit, multi-line”, the error and the hint.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Note'))
    const field = canvas.getByRole('textbox', { name: 'Note' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Paid at the counter')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('One{Enter}Two')
    await expect(canvas.getByRole('textbox')).toHaveValue('One\nTwo')
  },
}

export const WithCount: Story = {
  args: { maxLength: 200, hint: 'Only you can see it.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Paid')
    await expect(canvas.getByText('4 of 200')).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'Note is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Note is required')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Paid at the counter' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Paid at the counter' } }

export const LongText: Story = {
  args: { defaultValue: 'Order of Asha Traders for the wedding in November. '.repeat(8) },
}

export const RightToLeft: Story = {
  args: { hint: 'Only you can see it.' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
