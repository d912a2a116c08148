import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../internal/Guide.ts'
import { vars } from '../theme/contract.css.ts'
import { WaterArt } from './WaterArt.tsx'

const meta = {
  title: 'Components/Brand/WaterArt',
  component: WaterArt,
  args: { scene: 'panel' },
  parameters: {
    guide: {
      use: 'Behind the heading of the auth panel, behind a hero, above the words of an empty state.',
      do: [
        'Lay the panel and the hero on the deep colour; they fill what holds them, from the bottom.',
      ],
      dont: ['Don’t use it as a pattern: one drawing on a screen.'],
      screenReader: 'Nothing: it is decoration.',
    } satisfies Guide,
  },
} satisfies Meta<typeof WaterArt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <div style={{ background: vars.color.deep, width: 'min(100%, 720px)', height: 820 }}>
      <WaterArt {...args} style={{ width: '100%', height: '100%' }} />
    </div>
  ),
}

export const Hero: Story = {
  args: { scene: 'hero' },
  render: (args) => (
    <div style={{ background: vars.color.deep, height: 640 }}>
      <WaterArt {...args} style={{ width: '100%', height: '100%' }} />
    </div>
  ),
}

export const Empty: Story = {
  args: { scene: 'empty' },
  render: (args) => <WaterArt {...args} style={{ width: 240 }} />,
}
