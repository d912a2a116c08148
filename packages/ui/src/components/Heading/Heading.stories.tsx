import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { children: 'Payments' },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <div>
              <Heading headingLevel={2}>Webhook</Heading>
              <Heading headingLevel={3}>Deliveries</Heading>
            </div>
          ),
          doText: 'No level is left out.',
          dont: (
            <div>
              <Heading headingLevel={2}>Webhook</Heading>
              <Heading headingLevel={5}>Deliveries</Heading>
            </div>
          ),
          dontText: 'The level is chosen for its size: use `variant`.',
        },
      ],
      usage: 'Use Heading for the title of a page or section that has no component with a title.',
      alternatives: ['Use PageHeader for the title of a page.', 'Use Card for a titled panel.'],
      do: ['Choose the level by the outline, and the look with variant.'],
      dont: ['Don’t leave out a level.', 'Don’t use a heading to make text bold.'],
      screenReader: 'Announces “Payments, heading level 2”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Payments' })).toBeVisible()
  },
}

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['hero', 'display', 'heading', 'title', 'label'] as const).map((variant) => (
        <Heading key={variant} variant={variant}>
          {variant}
        </Heading>
      ))}
    </div>
  ),
}

export const LevelAndLook: Story = { args: { headingLevel: 3, variant: 'heading' } }

export const Muted: Story = { args: { tone: 'muted' } }
