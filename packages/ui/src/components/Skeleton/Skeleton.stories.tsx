import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../../internal/Guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <div style={{ display: 'grid', gap: 8 }}>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </div>
          ),
          doText: 'As wide as the text that it stands for.',
          dont: <Skeleton height={96} />,
          dontText: 'A block that turns into something else.',
        },
      ],
      usage: 'Use skeletons while loading content of a known shape: a number, a row or a name.',
      alternatives: ['Use a Spinner if the shape is unknown.'],
      do: ['Match the size of the content.', 'Set aria-busy on the part that is loading.'],
      dont: ['Don’t show more skeletons than there will be items.'],
      screenReader: 'Hidden. The container announces that it is loading.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { width: 240 } }

export const Figure: Story = { args: { width: 180, height: 36 } }

export const Paragraph: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  ),
}
