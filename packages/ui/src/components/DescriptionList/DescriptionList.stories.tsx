import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Badge } from '../Badge/Badge.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Order', description: 'A-10482' },
      { term: 'Network', description: 'Polygon' },
      { term: 'Status', description: <Badge tone="info">Confirming</Badge> },
      {
        term: 'Address',
        description: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
        actions: (
          <CopyButton text="0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063" label="Copy address" />
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <DescriptionList
              items={[
                { term: 'Network', description: 'Ethereum' },
                { term: 'Fee', description: '1 USDT' },
              ]}
            />
          ),
          doText: 'Names and values of one thing.',
          dont: (
            <DescriptionList
              items={[
                { term: 'Monday', description: '12' },
                { term: 'Tuesday', description: '9' },
              ]}
            />
          ),
          dontText: 'Values to compare: use a Table or a Chart.',
        },
      ],
      usage: 'Use a description list for the fields of one thing, such as a payment or an account.',
      alternatives: ['Use Table to compare several things.', 'Use EditableField for a setting.'],
      do: ['Say so if a value is missing: “None”.', 'Let users copy what they have to paste.'],
      dont: ['Don’t truncate a value that users have to check.'],
      screenReader: 'Announces a list of names and values.',
    } satisfies Guide,
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
  },
}

export const Columns: Story = { args: { layout: 'columns' } }

export const ColumnsOnPhone: Story = {
  args: { layout: 'columns' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { layout: 'columns', dir: 'rtl' } }
