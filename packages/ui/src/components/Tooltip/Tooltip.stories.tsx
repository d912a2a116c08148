import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

/** The popup, not the description that screen readers get. */
const popup = { selector: '[aria-hidden], [aria-hidden] *' }
const findPopup = async () => screen.findByText(/Reads/, popup)

/** It is transparent in its first frame. */
const expectPopup = async () => waitFor(async () => expect(await findPopup()).toBeVisible())

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  args: {
    content: 'Reads the chain again',
    children: <Button tone="secondary">Refresh</Button>,
    delay: 0,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 56, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '180px' } },
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Tooltip content="Reads the chain again">
              <Button tone="secondary">Refresh</Button>
            </Tooltip>
          ),
          doText: 'Adds a few words to a control that can be used without them.',
          dont: (
            <Tooltip content="Refresh">
              <Button tone="secondary">Refresh</Button>
            </Tooltip>
          ),
          dontText: 'Repeats the label.',
        },
      ],
      usage: 'Use a tooltip for a few words that help with a control but are not needed to use it.',
      alternatives: [
        'Use the hint of a field for what users must know.',
        'Use Popover for content that can be operated or that touch screens must show.',
      ],
      do: ['Write a phrase without a full stop.', 'Put it on something that can be focused.'],
      dont: ['Don’t repeat the label.', 'Don’t put links or errors in a tooltip.'],
      keyboard: {
        Tab: 'Opens the tooltip with the focus on its control.',
        Escape: 'Closes it.',
      },
      screenReader: 'Announces the text as the description of the control.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await expect(button).toHaveAccessibleDescription('Reads the chain again')
    // Base UI listens only after the first paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await userEvent.hover(button)
    await expectPopup()
  },
}

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expectPopup()
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(screen.queryByText(/Reads/, popup)).not.toBeInTheDocument())
  },
}

export const Below: Story = {
  args: { side: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expectPopup()
  },
}

export const LongText: Story = {
  args: { content: 'Reads the balance of the address from the chain again, which takes a moment' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expectPopup()
  },
}
