import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../internal/Guide.ts'
import { space, text } from '../theme/scale.ts'
import { Icon } from './Icon.tsx'
import { CheckIcon } from './icons.ts'
import * as icons from './icons.ts'

const meta = {
  title: 'Components/Brand/Icons',
  component: Icon,
  parameters: {
    guide: {
      use: 'Beside a word, so that it is found faster; or alone inside an IconButton, which carries the word.',
      do: [
        'Import the one you need: each is its own function and brings only its own path.',
        'Draw a new one on the 24-unit grid with a single stroke of 1.75.',
      ],
      dont: ['Don’t let an icon say what no word says.'],
      screenReader: 'Nothing: the word beside it is what is heard.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: (args) => <CheckIcon {...args} /> }

export const Sized: Story = { args: { size: 40 }, render: (args) => <CheckIcon {...args} /> }

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gap: space.roomy,
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
      }}
    >
      {Object.entries(icons).map(([name, Glyph]) => (
        <li key={name} style={{ ...text.caption, display: 'grid', gap: space.tight }}>
          <Glyph size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
