import { failCall, muchActivity, neverAnswers, someActivity } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/settings/security', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Activity',
  tags: ['!autodocs'],
  parameters: { ...base.parameters, scenarios: [someActivity()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The section, once it is there. */
async function section({ canvas }: Pick<Context, 'canvas'>) {
  return within(await canvas.findByRole('region', { name: 'Activity' }))
}

export const Default: Story = {
  play: async (context) => {
    const activity = await section(context)
    await expect(await activity.findByText('Payout wallet changed')).toBeVisible()
    await expect(activity.getAllByRole('rowheader')).toHaveLength(9)
    await expect(activity.queryByRole('button', { name: 'Show earlier changes' })).toBeNull()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { scenarios: [] },
  play: async (context) => {
    const activity = await section(context)
    await expect(await activity.findByText('No changes yet.')).toBeVisible()
    await expect(activity.queryByRole('button', { name: 'Export JSON' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('listAuditEvents')] },
  play: async (context) => {
    const activity = await section(context)
    await expect(activity.queryByRole('rowheader')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('listAuditEvents', 'forbidden')] },
  play: async (context) => {
    const activity = await section(context)
    await expect(
      await activity.findByText('The activity of your account could not be loaded.'),
    ).toBeVisible()
  },
}

/** Presses a button that downloads a file, and returns the file's text. */
async function download({ userEvent }: Context, button: HTMLElement) {
  const create = spyOn(URL, 'createObjectURL')
  // The browser of the tests saves nothing.
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  await userEvent.click(button)
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  const file = create.mock.calls[0]?.[0]
  create.mockRestore()
  click.mockRestore()
  return file instanceof Blob ? file.text() : ''
}

/** The files contain every change, and not only those on the screen. */
export const Exported: Story = {
  parameters: { scenarios: [muchActivity()] },
  play: async (context) => {
    const activity = await section(context)
    const csv = await download(context, await activity.findByRole('button', { name: 'Export CSV' }))
    await expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 47)
    const json = await download(context, activity.getByRole('button', { name: 'Export JSON' }))
    const events: unknown = JSON.parse(json)
    await expect(events).toHaveLength(47)
  },
}

export const EarlierChanges: Story = {
  parameters: { scenarios: [muchActivity()] },
  play: async (context) => {
    const { userEvent } = context
    const activity = await section(context)
    await waitFor(() => expect(activity.getAllByRole('rowheader')).toHaveLength(20))
    const more = { name: 'Show earlier changes' }
    await userEvent.click(activity.getByRole('button', more))
    await waitFor(() => expect(activity.getAllByRole('rowheader')).toHaveLength(40))
    await userEvent.click(activity.getByRole('button', more))
    await waitFor(() => expect(activity.getAllByRole('rowheader')).toHaveLength(47))
    await expect(activity.queryByRole('button', more)).toBeNull()
  },
}
