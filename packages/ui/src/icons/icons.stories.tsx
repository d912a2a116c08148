import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../internal/Guide.ts'
import { space, text } from '../theme/scale.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

const meta = {
  title: 'Components/Brand/Icons',
  component: Icon,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      usage: 'Use an icon next to text to make it easier to find, or alone inside an IconButton.',
      do: [
        'Import only the icons you need: unused icons are removed from the bundle.',
        'Draw new icons on the 24 px grid with a stroke of 1.75.',
      ],
      dont: ['Don’t convey information with an icon alone.'],
      screenReader: 'Hidden. The adjacent text is announced.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: (args) => <icons.CheckIcon {...args} /> }

export const CustomSize: Story = {
  args: { size: 40 },
  render: (args) => <icons.CheckIcon {...args} />,
}

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gap: space.roomy,
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
      }}
    >
      {Object.entries(icons).map(([name, NamedIcon]) => (
        <li key={name} style={{ ...text.caption, display: 'grid', gap: space.tight }}>
          <NamedIcon size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
