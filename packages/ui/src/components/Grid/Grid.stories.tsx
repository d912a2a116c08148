import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../../internal/Guide.ts'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { columns: 3 },
  render: (args) => (
    <Grid {...args}>
      {['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
        <Placeholder key={name}>{name}</Placeholder>
      ))}
    </Grid>
  ),
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Grid minColumnWidth="6rem">
              <Placeholder>One</Placeholder>
              <Placeholder>Two</Placeholder>
              <Placeholder>Three</Placeholder>
            </Grid>
          ),
          doText: 'As many columns as there is room for.',
          dont: (
            <Grid columns={6}>
              {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
                <Placeholder key={name}>{name}</Placeholder>
              ))}
            </Grid>
          ),
          dontText: 'Too narrow for its content.',
        },
      ],
      usage: 'Use a grid for cards or fields in columns of equal width.',
      alternatives: ['Use Inline for elements of their own width.', 'Use Table for data.'],
      do: ['Prefer minColumnWidth where the container’s width is not known.'],
      dont: ['Don’t use more columns than the content has room for at 200% zoom.'],
      screenReader: 'Announces the children in order.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsManyAsFit: Story = { args: { minColumnWidth: '16rem', gap: 'roomy' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { dir: 'rtl' } }
