import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { DateInput } from '../DateInput/DateInput.tsx'
import { Select } from '../Select/Select.tsx'
import { FilterBar } from './FilterBar.tsx'

const statuses = [
  { value: '', text: 'All' },
  { value: '-1', text: 'Failed' },
]

const meta = {
  title: 'Components/Forms/FilterBar',
  component: FilterBar,
  args: {
    active: 0,
    onClear: fn(),
    children: (
      <>
        <Select label="Status" options={statuses} value="" onChange={fn()} />
        <Select label="Type" options={statuses} value="" onChange={fn()} />
        <DateInput label="From" value="" onChange={fn()} />
        <DateInput label="To" value="" onChange={fn()} />
      </>
    ),
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <FilterBar active={1} onClear={fn()} summary="Status: success">
              <Select label="Status" options={statuses} value="" onChange={fn()} />
            </FilterBar>
          ),
          doText: 'Says which filter is set.',
          dont: (
            <FilterBar active={1} onClear={fn()} summary="1">
              <Select label="Filter" options={statuses} value="" onChange={fn()} />
            </FilterBar>
          ),
          dontText: 'Which filter, and of what?',
        },
      ],
      usage: 'Use a filter bar above a list, around the fields that filter it.',
      alternatives: ['Use SegmentedControl if there is one filter with a few options.'],
      do: [
        'Apply each filter immediately, and keep it in the URL.',
        'Describe the active filters in the summary, which phones show instead of the fields.',
      ],
      dont: ['Don’t hide the way to clear the filters when the list is empty.'],
      keyboard: {
        Tab: 'Moves focus through the fields to the Clear button.',
        'Enter, Space': 'On the Filters button of a phone, shows or hides the fields.',
      },
      screenReader: 'Announces “Filters, region”, and on a phone “Filters 2, button, collapsed”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  },
}

export const Active: Story = {
  args: { active: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus()
  },
}

export const Phone: Story = {
  args: { active: 2, summary: 'Failed, from 1 November 2026' },
  globals: { viewport: { value: 'phone' } },
}

export const PhoneByPointer: Story = {
  args: { active: 2, summary: 'Failed, from 1 November 2026' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /Filters/ }))
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible()
  },
}

export const PhoneByKeyboard: Story = {
  args: { active: 1, summary: 'Failed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Filters/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus()
  },
}
