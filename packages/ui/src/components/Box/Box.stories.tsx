import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../../internal/Guide.ts'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { Box } from './Box.tsx'

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  args: { padding: 'base', surface: 'raised', radius: 'panel', bordered: true },
  render: (args) => (
    <Box {...args}>
      <Placeholder>Content</Placeholder>
    </Box>
  ),
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Box padding="base" surface="raised" bordered radius="panel">
              <Placeholder>Content</Placeholder>
            </Box>
          ),
          doText: 'One box, with the padding that is meant.',
          dont: (
            <Box padding="base" bordered radius="panel">
              <Box padding="base" bordered>
                <Placeholder>Content</Placeholder>
              </Box>
            </Box>
          ),
          dontText: 'Two frames around one thing.',
        },
      ],
      usage: 'Use a box for space, a background or a border around one thing.',
      alternatives: [
        'Use Card for content with a heading.',
        'Use Stack or Inline for several things.',
      ],
      do: ['Choose the element with `as`.', 'Choose the background by its role.'],
      dont: ['Don’t nest boxes to add up their padding.'],
      screenReader: 'Announces the content. An element such as `nav` is announced as usual.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Surfaces: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['page', 'raised', 'sunken', 'deep'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="base" radius="panel" bordered>
          {surface}
        </Box>
      ))}
    </div>
  ),
}

export const BlockAndInline: Story = {
  args: { padding: undefined, paddingBlock: 'tight', paddingInline: 'wide' },
}
