import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { WebhookForm } from './WebhookForm.tsx'

const url = 'https://shop.example.com/payments/sluice?source=gateway'

const meta = {
  title: 'Components/Forms/WebhookForm',
  component: WebhookForm,
  args: { 'aria-label': 'Webhook', onSubmit: fn((event) => event.preventDefault()) },
  parameters: {
    guide: {
      use: 'On the page where a merchant connects a server, below its key.',
      do: [
        'Trim what was typed and refuse it when nothing is left.',
        'Show the webhook that is set now: it is the first thing one looks for.',
      ],
      dont: ['Don’t empty the field after a failure.'],
      keyboard: { Tab: 'Copy, field, button.', Enter: 'In the field: sends it.' },
      screenReader:
        '“Webhook URL, edit text, The URL must accept POST.” A rule that is broken is read with the field; “Failed to add webhook” is read at once.',
    } satisfies Guide,
  },
} satisfies Meta<typeof WebhookForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Webhook URL' })).toHaveAccessibleDescription(
      'The URL must accept POST.',
    )
  },
}

export const SentByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), url)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SentByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard(`${url}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const CurrentWebhook: Story = {
  args: { current: url },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(url)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { error: 'Please enter a valid URL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByText('Please enter a valid URL')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { saving: true, inputProps: { defaultValue: url } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toHaveValue(url)
  },
}

export const Failed: Story = {
  args: { failed: true, inputProps: { defaultValue: url } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to add webhook')
    await expect(canvas.getByRole('textbox')).toHaveValue(url)
  },
}

export const LongUrl: Story = {
  args: { current: `https://shop.example.com/${'very-long-path/'.repeat(20)}` },
}

export const Phone: Story = {
  args: { current: url },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { current: url, label: 'عنوان الويب هوك', hint: 'يجب أن يقبل العنوان POST.' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
