import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Pager } from './Pager.tsx'
import type { PagerProps } from './Pager.tsx'

const meta = {
  title: 'Components/Navigation/Pager',
  component: Pager,
  args: { page: 2, pageCount: 5, onPrev: fn(), onNext: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <Pager page={1} pageCount={5} onPrev={fn()} onNext={fn()} />,
          doText: 'Says how many pages there are.',
          dont: (
            <Pager
              page={1}
              pageCount={1}
              onPrev={fn()}
              onNext={fn()}
              texts={{ prev: 'Back', next: 'Continue' }}
            />
          ),
          dontText: 'Reads like the steps of a form.',
        },
      ],
      usage: 'Use a pager below a list that shows one page at a time.',
      alternatives: ['Use LoadMore where earlier rows should stay on the screen.'],
      do: [
        'Set busy and keep the current rows while the next page is loading.',
        'Omit pageCount if the server does not return it.',
      ],
      dont: [
        'Don’t hide the pager if there is only one page: the layout would shift when a second page is added.',
      ],
      keyboard: {
        Tab: 'Moves focus to Prev, then to Next. Both remain focusable on the first and last page.',
        'Enter, Space': 'Goes to the previous or next page.',
      },
      screenReader:
        'Announces “Pages, navigation”, “Prev, button”, “Next, button”. Unavailable buttons are “dimmed”. After a page change: “Page 3 of 5”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

function Controlled({ page: initialPage, ...rest }: PagerProps) {
  const [page, setPage] = useState(initialPage)
  return (
    <Pager
      {...rest}
      page={page}
      onPrev={() => setPage((now) => now - 1)}
      onNext={() => setPage((now) => now + 1)}
    />
  )
}

export const Default: Story = {}

export const ByPointer: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Page 3 of 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(canvas.getByText('Page 1 of 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(canvas.getByText('Page 1 of 5')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  args: { page: 4 },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Page 5 of 5')).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Page 5 of 5')).toBeVisible()
  },
}

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 5 } }

export const OnlyPage: Story = { args: { page: 1, pageCount: 1 } }

export const UnknownPageCount: Story = { args: { page: 12, pageCount: undefined } }

export const Busy: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(args.onPrev).not.toHaveBeenCalled()
  },
}

export const ManyPages: Story = { args: { page: 1428, pageCount: 142_857 } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
