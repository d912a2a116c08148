import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { UnexpectedErrorPage } from './UnexpectedErrorPage.tsx'

const meta = {
  title: 'Screens/Unexpected error',
  component: UnexpectedErrorPage,
  tags: ['!autodocs'],
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnexpectedErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}

/** The browser is offline, or a newer version has been released. */
export const NotLoaded: Story = {
  args: { notLoaded: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
