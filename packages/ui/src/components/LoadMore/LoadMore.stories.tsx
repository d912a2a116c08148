import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LoadMore } from './LoadMore.tsx'
import type { LoadMoreProps } from './LoadMore.tsx'

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { hasMore: true, shown: 20, onLoadMore: fn() },
  parameters: {
    guide: {
      use: 'Below a list that grows where it stands, so that what was seen stays to be compared.',
      instead: ['Pager, where a few rows are shown at a time.'],
      do: ['Say with `failed` when more did not come: the same button tries again.'],
      dont: ['Don’t load by scrolling: the end of the page would never be reached.'],
      keyboard: {
        Tab: 'The button. It keeps the focus while more comes.',
        'Enter, Space': 'Loads more. At the end the focus moves to the words that say so.',
      },
      screenReader:
        '“Load More, button”; then “Loading…, dimmed”; when more is there, “30 shown”; at the end “All 43 shown”; after a failure “More could not be loaded.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

function Counting({ shown: first, ...rest }: LoadMoreProps) {
  const [shown, setShown] = useState(first)
  return (
    <LoadMore
      {...rest}
      shown={shown}
      hasMore={shown < 40}
      onLoadMore={() => setShown(shown + 10)}
    />
  )
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('30 shown')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('All 40 shown')).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading…' }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const EndOfList: Story = { args: { hasMore: false, shown: 43 } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
