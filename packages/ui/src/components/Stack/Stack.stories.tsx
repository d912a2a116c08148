import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  render: (args) => (
    <Stack {...args}>
      <Placeholder>First</Placeholder>
      <Placeholder>Second</Placeholder>
      <Placeholder>Third</Placeholder>
    </Stack>
  ),
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Stack gap="base">
              <strong>Webhook</strong>
              <span>The URL must accept POST.</span>
            </Stack>
          ),
          doText: 'Space from the scale.',
          dont: (
            <div>
              <strong>Webhook</strong>
              <br />
              <br />
              <span>The URL must accept POST.</span>
            </div>
          ),
          dontText: 'Space from empty lines.',
        },
      ],
      usage: 'Use a stack to place elements below one another at equal distances.',
      alternatives: ['Use Inline for elements beside one another.', 'Use Grid for columns.'],
      do: ['Let the stack make the space: its children have no margins.'],
      dont: ['Don’t use it for text that flows: paragraphs of one text belong in one element.'],
      screenReader: 'Announces the children in order. Use `as="ul"` for a list.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tight: Story = { args: { gap: 'tight' } }

export const AlignStart: Story = { args: { align: 'start' } }

export const AlignCenter: Story = { args: { align: 'center' } }

export const AlignEnd: Story = { args: { align: 'end' } }

export const AsList: Story = {
  args: { as: 'ul' },
  render: (args) => (
    <Stack {...args}>
      <li>First</li>
      <li>Second</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
