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
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <WebhookForm
              aria-label="Webhook, do"
              current={url}
              onSubmit={(event) => event.preventDefault()}
            />
          ),
          doText: 'Shows where events are sent today.',
          dont: <WebhookForm aria-label="Webhook, don’t" texts={{ submit: 'Replace' }} />,
          dontText: 'Replaces a URL that nobody can see.',
        },
      ],
      usage: 'Use WebhookForm where merchants connect their server, below the API key.',
      alternatives: ['Use TextField and Button for a URL that is not a webhook.'],
      do: ['Trim the input, and reject it if it is empty.', 'Show the current webhook.'],
      dont: ['Don’t clear the field after a failure.'],
      keyboard: {
        Tab: 'Moves focus through Copy, the field and the button.',
        Enter: 'In the field, submits the form.',
      },
      screenReader:
        'Announces “Webhook URL, edit text, The URL must accept POST.” Validation errors are announced with the field. “Failed to add webhook” is announced immediately.',
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

export const SubmitByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), url)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SubmitByKeyboard: Story = {
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

export const WithError: Story = {
  args: { error: 'Please enter a valid URL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByText('Please enter a valid URL')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { loading: true, inputProps: { defaultValue: url } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
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
  args: { current: url },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
