import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { pageCount: 12, onChange: fn() },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: <Pagination pageCount={12} defaultValue={3} />,
          doText: 'More pages than fit at a glance.',
          dont: <Pagination pageCount={1} />,
          dontText: 'There is nothing to choose.',
        },
      ],
      usage: 'Use pagination for a list whose number of pages is known.',
      alternatives: [
        'Use Pager if the number of pages is not known.',
        'Use LoadMore for a list that users read from top to bottom.',
      ],
      do: ['Keep the page in the address.', 'Move to the top of the list after a change.'],
      dont: ['Don’t show it for one page.'],
      keyboard: {
        Tab: 'Moves focus to the next page.',
        'Enter, Space': 'Shows the page. Focus stays.',
      },
      screenReader: 'Announces “Pages, navigation”, “Page 3, current page, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }))
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(previous).toHaveFocus()
  },
}

export const Middle: Story = { args: { defaultValue: 6 } }

export const LastPage: Story = { args: { defaultValue: 12 } }

export const FewPages: Story = { args: { pageCount: 3, defaultValue: 2 } }

export const Phone: Story = {
  args: { defaultValue: 6 },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { defaultValue: 6, dir: 'rtl' } }
