import { failCall, manySessions, neverAnswers } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/settings/devices', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Sessions',
  tags: ['!autodocs'],
  parameters: { ...base.parameters, scenarios: [manySessions()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The section, once it is there. */
async function section({ canvas }: Pick<Context, 'canvas'>) {
  return within(await canvas.findByRole('region', { name: 'Sessions' }))
}

const phone = { name: 'End session: Safari on iPhone' }

export const Default: Story = {
  play: async (context) => {
    const sessions = await section(context)
    await expect(await sessions.findByText('This device')).toBeVisible()
    await expect(sessions.getAllByRole('listitem')).toHaveLength(5)
    await expect(sessions.getAllByRole('button', { name: /^End session/ })).toHaveLength(4)
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const OnlyThis: Story = {
  parameters: { scenarios: [] },
  play: async (context) => {
    const sessions = await section(context)
    await expect(await sessions.findByText('This device')).toBeVisible()
    await expect(sessions.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listSessions')] },
  play: async (context) => {
    const sessions = await section(context)
    await expect(sessions.queryByRole('listitem')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('listSessions', 'forbidden')] },
  play: async (context) => {
    const sessions = await section(context)
    await expect(await sessions.findByText('Your sessions could not be loaded.')).toBeVisible()
  },
}

export const OneEnded: Story = {
  play: async (context) => {
    const sessions = await section(context)
    await context.userEvent.click(await sessions.findByRole('button', phone))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this session?' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'End session' }))
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(4))
    await expect(sessions.queryByText('Safari on iPhone')).toBeNull()
  },
}

/** With the keyboard only. */
export const OthersEnded: Story = {
  play: async (context) => {
    const sessions = await section(context)
    const all = await sessions.findByRole('button', { name: 'End all other sessions' })
    all.focus()
    await context.userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'End all other sessions?' })
    const confirm = within(dialog).getByRole('button', { name: 'End all others' })
    confirm.focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  },
}

export const EndingFailed: Story = {
  parameters: { scenarios: [failCall('endSession', 'internal'), manySessions()] },
  play: async (context) => {
    const sessions = await section(context)
    await context.userEvent.click(await sessions.findByRole('button', phone))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this session?' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'End session' }))
    await expect(await dialog.findByText('Nothing was ended. Please try again.')).toBeVisible()
  },
}

/** It has ended meanwhile: that is what was wanted. */
export const EndedElsewhere: Story = {
  parameters: { scenarios: [failCall('endSession', 'not_found'), manySessions()] },
  play: async (context) => {
    const sessions = await section(context)
    await context.userEvent.click(await sessions.findByRole('button', phone))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this session?' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'End session' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
