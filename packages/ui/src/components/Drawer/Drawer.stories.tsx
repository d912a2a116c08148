import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { withTrigger } from '../../internal/withTrigger.tsx'
import { Box } from '../Box/Box.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Feedback/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Transaction',
    children: <p>A payment of 250 USDT, settled to your wallet.</p>,
  },
  render: withTrigger(Drawer, 'Show details'),
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Box padding="base" surface="raised" bordered radius="panel">
              <DescriptionList
                items={[
                  { term: 'Amount', description: '250 USDT' },
                  { term: 'Status', description: 'Settled' },
                ]}
              />
            </Box>
          ),
          doText: 'Details to read beside the list.',
          dont: (
            <Box padding="base" surface="raised" bordered radius="panel">
              <LabeledInput label="Amount" defaultValue="250" />
            </Box>
          ),
          dontText: 'A click outside closes it, and the input is lost.',
        },
      ],
      usage: 'Use a drawer to show the details of a list item while the list stays in place.',
      alternatives: ['Use a Dialog for a short task.'],
      do: ['Give it a URL, so that the Back button closes it.'],
      dont: ['Don’t use it for forms.'],
      keyboard: {
        'Tab, Shift+Tab': 'Moves focus within the drawer.',
        Escape: 'Closes the drawer and returns focus to the element that opened it.',
      },
      screenReader: 'Announces “Transaction, dialog” and the focused element.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Transaction' })
    await waitFor(() => expect(drawer).toBeVisible())
  },
}

export const ByPointer: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }))
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show details' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, i) => <p key={i}>Line {i + 1} of a long text.</p>),
  },
}
