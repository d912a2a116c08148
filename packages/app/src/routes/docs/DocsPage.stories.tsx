import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { DocsPage } from './DocsPage.tsx'

const meta = {
  title: 'Screens/Docs',
  component: DocsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DocsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Create a payment', "Get a transaction's status", 'List transactions']) {
      const call = within(canvas.getByRole('region', { name }))
      for (const part of ['Headers', 'Request body', 'Response body']) {
        await expect(call.getByRole('heading', { name: part })).toBeVisible()
      }
    }
  },
}

/** Header values are truncated to 30 characters. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const SamplesInPython: Story = {
  play: async ({ canvas, userEvent }) => {
    const call = within(canvas.getByRole('region', { name: 'Create a payment' }))
    await userEvent.click(call.getByText('Python'))
    await expect(call.getByRole('button', { name: 'Copy Python' })).toBeVisible()
  },
}
