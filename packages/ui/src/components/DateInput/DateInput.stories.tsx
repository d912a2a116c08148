import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { DateInput } from './DateInput.tsx'
import type { DateInputProps } from './DateInput.tsx'

function Controlled(args: DateInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <DateInput
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
  title: 'Components/Forms/DateInput',
  component: DateInput,
  args: { label: 'From', value: '', onChange: fn() },
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
          do: <DateInput label="Expires on" defaultValue="2026-11-20" />,
          doText: 'Says what ends on that day.',
          dont: <DateInput label="Date" defaultValue="2026-11-20" />,
          dontText: 'Which date?',
        },
      ],
      usage: 'Use DateInput for a single day, such as a filter above a list.',
      alternatives: ['Use DateRangePicker for a period with presets.'],
      do: ['Describe in the label what starts or ends on that day.'],
      dont: ['Don’t use it for a time of day.'],
      keyboard: {
        Tab: 'Moves focus through the day, the month, the year and the calendar button.',
        'Arrow keys, digits': 'Change the focused part.',
      },
      screenReader: 'Announces “From, date edit, day”, followed by the error if there is one.',
    } satisfies Guide,
  },
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('From')
    await step('reports a date', async () => {
      await fireEvent.change(input, { target: { value: '2026-11-02' } })
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02')
    })
    await step('ignores a year that is still being typed', async () => {
      await fireEvent.change(input, { target: { value: '0202-11-02' } })
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      await expect(input).toHaveValue('0202-11-02')
    })
    await step('reports an empty value', async () => {
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
  args: { label: 'To', value: '2026-11-01', error: 'Must be on or after the From date' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('To')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Must be on or after the From date')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
