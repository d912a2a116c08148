import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { InlineAlert } from './InlineAlert.tsx'

const retried = fn()

const meta = {
  title: 'Components/Feedback/InlineAlert',
  component: InlineAlert,
  args: { children: 'The link in the email is valid for one hour.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <InlineAlert tone="danger">
              The webhook was not saved. Check the URL and try again.
            </InlineAlert>
          ),
          doText: 'Says what happened and what to do.',
          dont: <InlineAlert tone="danger">Error 422: invalid input.</InlineAlert>,
          dontText: 'A code, and no way out.',
        },
      ],
      usage:
        'Use an inline alert next to the content it is about: a list that failed to load or a form that was rejected.',
      alternatives: [
        'Use a toast to confirm that an action succeeded.',
        'Use the error of LabeledInput for a problem with one field.',
      ],
      do: ['Say what happened and what to do about it.', 'Offer one action as a small button.'],
      dont: ['Don’t blame the user.', 'Don’t stack alerts: show the most important one.'],
      screenReader:
        'Announces the text when it appears: danger immediately, other tones at the next pause.',
    } satisfies Guide,
  },
} satisfies Meta<typeof InlineAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('valid for one hour')
  },
}

export const Success: Story = {
  args: { tone: 'success', children: 'Your email is verified. You can log in now.' },
}

export const Warning: Story = {
  args: { tone: 'warning', children: 'Please verify your email from the link sent.' },
}

export const Danger: Story = {
  args: { tone: 'danger', children: 'Invalid credentials.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials.')
  },
}

export const WithTitle: Story = {
  args: {
    tone: 'danger',
    title: 'Your transactions could not be loaded.',
    children: 'The server did not respond within 10 seconds.',
  },
}

export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'Your name could not be saved.',
    actions: (
      <Button tone="secondary" size="small" onClick={retried}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retried.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.keyboard('{Enter}')
    await expect(retried).toHaveBeenCalledTimes(2)
  },
}

export const Phone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'https://merchant.example.in/a-very-long-address-without-any-place-to-break/that-must-not-push-the-page-wider-than-the-screen-it-is-on',
  },
}
