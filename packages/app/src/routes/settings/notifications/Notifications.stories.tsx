import { failCall } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/settings/notifications', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Notifications',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function sectionOf({ canvas }: Pick<Context, 'canvas'>) {
  const section = await canvas.findByRole('region', { name: 'Notifications' })
  await within(section).findByRole('radio', { name: /Each payment/ })
  section.scrollIntoView()
  return within(section)
}

export const Default: Story = {
  play: async (context) => {
    const section = await sectionOf(context)
    await expect(section.getByRole('radio', { name: /Each payment/ })).toBeChecked()
  },
}

/** Saved as soon as it is chosen. */
export const Changed: Story = {
  play: async (context) => {
    const section = await sectionOf(context)
    await context.userEvent.click(section.getByRole('radio', { name: /Daily summary/ }))
    await expect(await context.canvas.findByText('Notifications saved')).toBeVisible()
    await expect(section.getByRole('radio', { name: /Daily summary/ })).toBeChecked()
  },
}

/** What was chosen before is selected again, and the choice says why. */
export const NotSaved: Story = {
  parameters: { scenarios: [failCall('setNotifications', 'internal')] },
  play: async (context) => {
    const section = await sectionOf(context)
    await context.userEvent.click(section.getByRole('radio', { name: /Daily summary/ }))
    await expect(await section.findByText(/Your change was not saved/)).toBeVisible()
    await expect(section.getByRole('radio', { name: /Each payment/ })).toBeChecked()
  },
}
