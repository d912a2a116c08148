import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BoltIcon, CheckIcon, ClockIcon, CrossIcon, InfoIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Draft' },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Inline>
              <Badge tone="success">Paid</Badge>
              <Badge tone="warning">Waiting</Badge>
            </Inline>
          ),
          doText: 'One or two words name the state.',
          dont: (
            <Inline>
              <Badge tone="success">●</Badge>
              <Badge tone="warning">●</Badge>
            </Inline>
          ),
          dontText: 'The color alone says nothing to many people.',
        },
      ],
      usage: 'Use a badge for a state that a list or a page shows next to a thing.',
      alternatives: [
        'Use StatusBadge for the status of a transaction.',
        'Use Tag for a category or a filter that can be removed.',
        'Use InlineAlert to explain what a state means for the user.',
      ],
      do: ['Use one or two words.', 'Add an icon to success, warning and danger.'],
      dont: ['Don’t make a badge clickable.', 'Don’t use color as the only difference.'],
      screenReader: 'Announces the text. The icon is hidden.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible()
  },
}

export const Info: Story = { args: { tone: 'info', icon: InfoIcon, children: 'Test mode' } }

export const Success: Story = { args: { tone: 'success', icon: CheckIcon, children: 'Active' } }

export const Warning: Story = { args: { tone: 'warning', icon: ClockIcon, children: 'Expiring' } }

export const Danger: Story = { args: { tone: 'danger', icon: CrossIcon, children: 'Disabled' } }

export const WithoutColor: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, filter: 'grayscale(1)' }}>
      <Badge tone="success" icon={CheckIcon}>
        Active
      </Badge>
      <Badge tone="warning" icon={ClockIcon}>
        Expiring
      </Badge>
      <Badge tone="danger" icon={CrossIcon}>
        Disabled
      </Badge>
    </div>
  ),
}

export const RightToLeft: Story = {
  args: { tone: 'info', icon: BoltIcon, children: 'Test mode', dir: 'rtl' },
}

export const LongText: Story = {
  args: { children: 'Waiting for the second confirmation of the network' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
}
