import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

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
    const names = [
      'Create a payment',
      "Get a payment's status",
      'Cancel a payment',
      'List payments',
    ]
    for (const name of names) {
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

/** The chosen language is kept, in all samples and on the next visit. */
export const SamplesInPython: Story = {
  beforeEach: () => () => localStorage.removeItem('sluice-code-language'),
  play: async ({ canvas, userEvent }) => {
    const call = within(canvas.getByRole('region', { name: 'Create a payment' }))
    await userEvent.click(call.getByText('Python'))
    await expect(call.getByRole('button', { name: 'Copy Python' })).toBeVisible()
    const webhooks = within(canvas.getByRole('region', { name: 'Webhooks' }))
    await expect(webhooks.getByRole('button', { name: 'Copy Python' })).toBeVisible()
    await expect(localStorage.getItem('sluice-code-language')).toBe('Python')
  },
}

/** The navigation marks the section that is being read. Headings link to themselves. */
export const CurrentSection: Story = {
  play: async ({ canvas }) => {
    const states = canvas.getByRole('region', { name: 'States' })
    const itself = within(states).getByRole('link', { name: 'States' })
    await expect(itself).toHaveAttribute('href', `#${states.id}`)
    // To follow the link would leave the page that runs the tests, whose addresses have another base.
    states.scrollIntoView()
    await waitFor(async () => {
      const navigation = within(canvas.getByRole('navigation', { name: 'Reference' }))
      const link = navigation.getByRole('link', { name: 'States' })
      await expect(link).toHaveAttribute('aria-current', 'true')
    })
  },
}
