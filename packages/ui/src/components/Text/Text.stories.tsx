import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../../internal/Guide.ts'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  args: { children: 'You are paid in USDT, directly to your wallet.' },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <Text measure>Payments arrive in your wallet as soon as they are confirmed.</Text>,
          doText: 'Sentence case and short lines.',
          dont: (
            <Text>
              <strong>PAYMENTS ARRIVE IN YOUR WALLET</strong>
            </Text>
          ),
          dontText: 'Capitals are hard to read.',
        },
      ],
      usage: 'Use Text for words that are no heading, label or link.',
      alternatives: ['Use Heading for headings.', 'Use Amount for money.'],
      do: ['Choose the style by its role, not by its size.', 'Set measure on long text.'],
      dont: ['Don’t use a tone as the only sign of an error: use InlineAlert.'],
      screenReader: 'Announces the text.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['figure', 'lead', 'body', 'label', 'small', 'caption'] as const).map((variant) => (
        <Text key={variant} {...args} variant={variant}>
          {variant}: paid directly to your wallet
        </Text>
      ))}
    </div>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['default', 'muted', 'action', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone}>
          {tone}: paid directly to your wallet
        </Text>
      ))}
    </div>
  ),
}

export const Truncated: Story = {
  args: { truncate: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const Measure: Story = {
  args: { measure: true, children: 'You are paid in USDT, directly to your wallet. '.repeat(6) },
}

export const RightToLeft: Story = { args: { dir: 'rtl', align: 'end' } }
