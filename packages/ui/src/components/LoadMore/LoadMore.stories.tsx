import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LoadMore } from './LoadMore.tsx'
import type { LoadMoreProps } from './LoadMore.tsx'

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { hasMore: true, count: 20, onLoadMore: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <LoadMore hasMore count={20} onLoadMore={fn()} />,
          doText: 'Says what is shown, and waits for a press.',
          dont: <LoadMore hasMore count={20} onLoadMore={fn()} texts={{ more: 'Click here' }} />,
          dontText: 'Doesn’t say what a press does.',
        },
      ],
      usage:
        'Use LoadMore below a list that grows, so that users can compare new rows with earlier ones.',
      alternatives: ['Use a Pager where a few rows are shown at a time.'],
      do: ['Set failed if loading failed: the button becomes a retry button.'],
      dont: ['Don’t load more on scroll: users could never reach the end of the page.'],
      keyboard: {
        Tab: 'Moves focus to the button. The button keeps focus while loading.',
        'Enter, Space': 'Loads more. At the end of the list, focus moves to the text that says so.',
      },
      screenReader:
        'Announces “Load More, button”, then “Loading…, dimmed”, then “30 shown”. At the end: “All 43 shown”. After a failure: “Could not load more.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

function Controlled({ count: initialCount, ...rest }: LoadMoreProps) {
  const [count, setCount] = useState(initialCount)
  return (
    <LoadMore
      {...rest}
      count={count}
      hasMore={count < 40}
      onLoadMore={() => setCount(count + 10)}
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
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('30 shown')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('All 40 shown').closest('p')).toHaveFocus()
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load more.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const EndOfList: Story = { args: { hasMore: false, count: 43 } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
