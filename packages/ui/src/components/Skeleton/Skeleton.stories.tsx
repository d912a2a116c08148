import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../../internal/Guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: 'While something loads whose shape is known: a figure, a row, a name.',
      instead: ['Spinner, when the shape is not known.'],
      do: ['Give it the size of what comes.', 'Mark the part that loads with aria-busy.'],
      dont: ['Don’t draw more of them than there will be lines.'],
      screenReader: 'Nothing; whatever holds it says that it loads.',
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
