import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Brand } from './Brand.tsx'

const meta = {
  title: 'Components/Brand/Brand',
  component: Brand,
  parameters: {
    guide: {
      use: 'Once on a page, where a merchant looks to know where they are: top left, or above a form.',
      do: [
        'Wrap it in a link to the front page where that helps.',
        'Change name and mark in one file, src/brand/brand.tsx.',
      ],
      dont: ['Don’t recolour the mark: it takes the colour of the words around it.'],
      screenReader: 'The product’s name. The mark itself is silent.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sluice')).toBeVisible()
  },
}

export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sluice')).toBeInTheDocument()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {['1rem', '1.5rem', '2.5rem', '4rem'].map((fontSize) => (
        <Brand key={fontSize} {...args} style={{ fontSize }} />
      ))}
    </div>
  ),
}
