import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Brand } from './Brand.tsx'

const meta = {
  title: 'Components/Brand/Brand',
  component: Brand,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      usage: 'Use Brand once on a page, at the top left or above a form, to identify the product.',
      alternatives: ['Use Heading for the name of a page.'],
      do: [
        'Wrap it in a link to the home page.',
        'Give the name and the logo to SluiceProvider. Without one, Brand shows nothing.',
      ],
      dont: ['Don’t recolor the logo: it has the color of the surrounding text.'],
      screenReader: 'Announces the product’s name. The logo is hidden.',
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

export const LogoOnly: Story = {
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
