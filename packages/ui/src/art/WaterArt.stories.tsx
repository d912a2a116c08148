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
      since: '0.1.0',
      status: 'stable',
      usage:
        'Use WaterArt behind the heading of the auth panel, behind a hero, or above the text of an empty state.',
      do: [
        'Place the panel and hero scenes on the deep color. They fill their container from the bottom.',
      ],
      dont: ['Don’t show more than one drawing on a screen.'],
      screenReader: 'Hidden, because it is decorative.',
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
