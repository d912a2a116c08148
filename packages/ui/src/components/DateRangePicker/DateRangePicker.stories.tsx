import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const week = { from: '2026-11-14', to: '2026-11-20' }

const meta = {
  title: 'Components/Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Created', today: '2026-11-20', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: <DateRangePicker label="Created" today="2026-11-20" defaultValue={week} />,
          doText: 'Says what happened in the period.',
          dont: <DateRangePicker label="Dates" today="2026-11-20" defaultValue={week} />,
          dontText: 'Leaves open what is filtered.',
        },
      ],
      usage: 'Use a date range picker for a period, such as a filter above a list or a report.',
      alternatives: ['Use DateInput for one day.', 'Use SegmentedControl for a few fixed periods.'],
      do: ['Set max to today if nothing can be later.', 'Offer the periods that users need most.'],
      dont: ['Don’t use it for a time of day.'],
      keyboard: {
        'Enter, Space, ↓': 'On the field, open the calendar.',
        'Arrow keys': 'Move by a day or a week. Mirrored right to left.',
        'Home, End': 'Move to the start or end of the week.',
        'Page Up, Page Down': 'Move by a month; with Shift, by a year.',
        'Enter (in From or To)': 'Takes the days that were typed.',
        'Enter, Space (on a day)': 'Choose the first day, then the last.',
        Escape: 'Closes the calendar and keeps the range.',
      },
      screenReader: 'Announces “Created, 14 Nov 2026 – 20 Nov 2026, button”, and each day in full.',
    } satisfies Guide,
  },
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created Any time' }))
    await userEvent.click(await screen.findByRole('button', { name: /10 November 2026/ }))
    await userEvent.click(screen.getByRole('button', { name: /\b3 November 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-10' })
    await waitFor(async () => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      /Created 3 Nov 2026 – 10 Nov 2026/,
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const day = await screen.findByRole('button', { name: /20 November 2026/ })
    await waitFor(async () => expect(day).toHaveFocus())
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowRight}')
    await waitFor(async () =>
      expect(screen.getByRole('button', { name: /14 October 2026/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-14', to: '2026-10-21' })
    await waitFor(async () => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '3/11/2026')
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '20 Oct{Enter}')
    // The earlier day comes first, whichever was typed first.
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-20', to: '2026-11-03' })
    await waitFor(async () => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/20 Oct 2026 – 3 Nov 2026/)
  },
}

export const TypedWrong: Story = {
  args: { max: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const from = await screen.findByRole('textbox', { name: 'From' })
    await userEvent.type(from, 'yesterday')
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '21 Nov')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(from).toHaveAccessibleDescription('Enter a day, such as 20 Nov 2026')
    await expect(screen.getByText('Not after 20 Nov 2026')).toBeVisible()
    await expect(from).toHaveValue('yesterday')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Preset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' })
  },
}

export const Open: Story = {
  args: { defaultValue: week },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('grid', { name: 'November 2026' })
  },
}

export const Clear: Story = {
  args: { defaultValue: week },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '' })
  },
}

export const WithLimits: Story = {
  args: { min: '2026-11-05', max: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const day = await screen.findByRole('button', { name: /21 November 2026/ })
    await userEvent.click(day)
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText('Choose the first day')).toBeVisible()
  },
}

export const Filled: Story = { args: { defaultValue: week } }

export const WithError: Story = {
  args: { defaultValue: week, error: 'At most 90 days', hint: 'In Indian time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'At most 90 days In Indian time',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Phone: Story = {
  args: { defaultValue: week },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('grid')
  },
}
