import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../../internal/Guide.ts'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  render: (args) => (
    <Inline {...args}>
      <Placeholder>First</Placeholder>
      <Placeholder>Second one</Placeholder>
      <Placeholder>Third</Placeholder>
    </Inline>
  ),
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Inline gap="tight">
              <strong>Key</strong>
              <span>ending in 84f</span>
            </Inline>
          ),
          doText: 'Wraps where it does not fit.',
          dont: (
            <Inline gap="tight" wrap={false}>
              <strong>Webhook</strong>
              <span>https://shop.example.com/payments/received/by/the/gateway</span>
            </Inline>
          ),
          dontText: 'Long content that may not wrap.',
        },
      ],
      usage:
        'Use Inline to place elements beside one another: buttons, badges, a name and a value.',
      alternatives: ['Use Stack for elements below one another.', 'Use Grid for equal columns.'],
      do: ['Let it wrap, so that it also fits on a phone.'],
      dont: ['Don’t change the order of elements visually: it is also the order of focus.'],
      screenReader: 'Announces the children in order.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Between: Story = { args: { justify: 'between' } }

export const Centered: Story = { args: { justify: 'center' } }

export const End: Story = { args: { justify: 'end' } }

export const Wrapping: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
