import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { DateInput } from './DateInput.tsx'
import type { DateInputProps } from './DateInput.tsx'

function Chosen(args: DateInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <DateInput
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Forms/DateInput',
  component: DateInput,
  args: { label: 'From', value: '', onChange: fn() },
  render: Chosen,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For one day, above a list that it narrows.',
      do: ['Say in the label what begins or ends on that day.'],
      dont: ['Don’t ask for a time of day with it.'],
      keyboard: {
        Tab: 'Goes from the day to the month, the year and the calendar.',
        'Arrow keys, digits': 'Change the part that has the focus.',
      },
      screenReader: '“From, date edit, day”; then its error, where it has one.',
    } satisfies Guide,
  },
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('From')
    await step('tells a day', async () => {
      await fireEvent.change(input, { target: { value: '2026-11-02' } })
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02')
    })
    await step('keeps a year that is still being typed to itself', async () => {
      await fireEvent.change(input, { target: { value: '0202-11-02' } })
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      await expect(input).toHaveValue('0202-11-02')
    })
    await step('tells that there is none', async () => {
      await fireEvent.change(input, { target: { value: '' } })
      await expect(args.onChange).toHaveBeenLastCalledWith('')
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('From')).toHaveFocus()
  },
}

export const Filled: Story = { args: { value: '2026-11-20' } }

export const WithError: Story = {
  args: { label: 'To', value: '2026-11-01', error: 'Lies before From' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('To')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Lies before From')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
