import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  args: { label: 'Online shop' },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <Tag label="Ethereum" onRemove={() => {}} />,
          doText: 'One short name.',
          dont: <Tag label="Payments on Ethereum from last week" onRemove={() => {}} />,
          dontText: 'A sentence, which is cut off.',
        },
      ],
      usage: 'Use a tag for a category of a thing, or for a filter that is applied.',
      alternatives: ['Use Badge for a state.', 'Use Button for an action.'],
      do: ['Keep the text under three words.', 'Move focus to the next tag after one was removed.'],
      dont: ['Don’t show more than five tags in one line.'],
      keyboard: { Tab: 'Moves focus to the remove button.', 'Enter, Space': 'Removes the tag.' },
      screenReader: 'Announces the text, then “Remove Online shop, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online shop')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Removable: Story = {
  args: { label: 'Status: Failed', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status: Failed' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  args: { label: 'Status: Failed', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { label: 'Orders of the wedding of Asha and Vikram in November', onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { args: { onRemove: fn(), dir: 'rtl' } }
