import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Feedback/Popover',
  component: Popover,
  args: {
    trigger: <Button tone="secondary">What is this?</Button>,
    title: 'Confirmations',
    children: 'A payment counts as paid once the network has confirmed it twelve times.',
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Popover
              trigger={<Button tone="plain">What are confirmations?</Button>}
              title="Confirmations"
            >
              Blocks after the payment.
            </Popover>
          ),
          doText: 'The trigger says what will be explained.',
          dont: (
            <Popover trigger={<Button tone="primary">Pay</Button>} title="Pay">
              Send the amount.
            </Popover>
          ),
          dontText: 'Hides the main action.',
        },
      ],
      usage: 'Use a popover for a short explanation or a few fields next to what they are about.',
      alternatives: [
        'Use Tooltip for a few words.',
        'Use Menu for a list of actions.',
        'Use Dialog for a task that interrupts the page.',
      ],
      do: ['Open it on a click.', 'Keep it short enough for a phone.'],
      dont: ['Don’t put the only way to do something in a popover.'],
      keyboard: {
        'Enter, Space': 'On the button, opens the popover and moves focus into it.',
        Escape: 'Closes it and returns focus to the button.',
      },
      screenReader: 'Announces “Confirmations, dialog”, then the content.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }))
    const popover = await screen.findByRole('dialog', { name: 'Confirmations' })
    await waitFor(async () => expect(popover).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Confirmations' })
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'What is this?' })).toHaveFocus()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }))
    await screen.findByRole('dialog')
  },
}
