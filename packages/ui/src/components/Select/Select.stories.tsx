import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Select } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

function Controlled(args: SelectProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Select
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange?.(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Status',
    value: '',
    onChange: fn(),
    options: [
      { value: '', text: 'All' },
      { value: '1', text: 'Success' },
      { value: '0', text: 'Pending' },
      { value: '-1', text: 'Failed' },
    ],
  },
  render: Controlled,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Select
              label="Status"
              options={[
                { value: '', text: 'All' },
                { value: '1', text: 'Success' },
                { value: '0', text: 'Pending' },
              ]}
            />
          ),
          doText: 'A short list with a default.',
          dont: (
            <Select
              label="Emails"
              options={[
                { value: 'on', text: 'On' },
                { value: 'off', text: 'Off' },
              ]}
            />
          ),
          dontText: 'Two options: use a Switch.',
        },
      ],
      usage: 'Use a select for one choice out of three to twenty, such as a filter above a list.',
      alternatives: ['Use a Checkbox for yes or no.'],
      do: ['Put the broadest option first: “All”.', 'Apply the choice immediately.'],
      dont: ['Don’t use it for navigation.', 'Don’t omit the label.'],
      keyboard: {
        'Arrow keys, letters': 'Select another option.',
        'Space, Alt+↓': 'Open the list.',
      },
      screenReader: 'Announces “Status, All, combobox”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' })
    await userEvent.selectOptions(select, 'Failed')
    await expect(args.onChange).toHaveBeenCalledWith('-1')
    await expect(select).toHaveValue('-1')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus()
  },
}

export const LongOption: Story = {
  args: {
    value: 'a',
    options: [{ value: 'a', text: 'All payments and payouts since the account was created' }],
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const Disabled: Story = { args: { disabled: true } }
