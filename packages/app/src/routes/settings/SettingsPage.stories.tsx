import {
  failCall,
  failOnce,
  failUserUpdate,
  failWalletUpdate,
  longTexts,
  neverAnswers,
  noWallet,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/settings', 'signedIn'),
  title: 'Screens/Account Settings',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The Edit button of a setting, once it has loaded. */
async function editOf({ canvas }: Pick<Context, 'canvas'>, label: string) {
  const edit = await canvas.findByRole('button', { name: `Edit ${label}` })
  await waitFor(() => expect(edit).toBeEnabled())
  return edit
}

/** Opens the editor of a setting and replaces its value. */
async function change({ canvas, userEvent }: Context, label: string, text: string) {
  await userEvent.click(await editOf({ canvas }, label))
  await userEvent.clear(await canvas.findByLabelText(label))
  await typeInto({ canvas, userEvent }, { [label]: text })
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Account Settings' })).toBeVisible()
    await expect(await canvas.findByText('ananya@masalachai.example')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit Email' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Edit Username' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Wallet ID' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Account Settings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Username' })).toBeDisabled()
  },
}

export const LongTexts: Story = {
  parameters: { scenarios: [longTexts()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^addr1q/)).toBeVisible()
  },
}

export const LongTextsPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } }

export const NoWallet: Story = {
  parameters: { scenarios: [noWallet()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not set')).toBeVisible()
  },
}

export const EditingUsername: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await editOf({ canvas }, 'Username'))
    await expect(canvas.getByLabelText('Username')).toHaveValue('Ananya Iyer')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const UsernameSaved: Story = {
  play: async (context) => {
    await change(context, 'Username', 'Ananya I. Rao')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await expect(await context.canvas.findByText('Ananya I. Rao')).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const UsernameCancelled: Story = {
  play: async (context) => {
    await change(context, 'Username', 'Somebody else')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await context.canvas.findByText('Ananya Iyer')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Edit Username' })).toHaveFocus()
  },
}

export const NoUsername: Story = {
  parameters: { shows: ['Username is required'] },
  play: (context) => change(context, 'Username', ' {Enter}'),
}

export const NoWalletId: Story = {
  parameters: { shows: ['Wallet ID is required'] },
  play: (context) => change(context, 'Wallet ID', ' {Enter}'),
}

/** Logged without a toast: a line next to the field. The input is kept. */
export const UsernameFailed: Story = {
  parameters: { scenarios: [failUserUpdate()] },
  play: async (context) => {
    await change(context, 'Username', 'Ananya I. Rao{Enter}')
    await expect(await context.canvas.findByText('Your change was not saved.')).toBeVisible()
    await expect(context.canvas.getByLabelText('Username')).toHaveValue('Ananya I. Rao')
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toHaveLength(0)
  },
}

export const WalletCompared: Story = {
  play: async (context) => {
    await change(context, 'Wallet ID', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    await expect(context.canvas.getByText('Current')).toBeVisible()
    await expect(context.canvas.getByText('New')).toBeVisible()
  },
}

export const WalletComparedPhone: Story = {
  ...WalletCompared,
  globals: { viewport: { value: 'phone' } },
}

async function typeWallet(context: Context, address: string, words: RegExp) {
  await change(context, 'Wallet ID', address)
  await expect(await context.canvas.findByText(words)).toBeVisible()
}

const capitals = /^The checksum of this address does not match/

/** An address that looks mistyped: a warning that is associated with the field, next to the old and new value. */
export const WalletWarned: Story = {
  play: async (context) => {
    await typeWallet(context, '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', capitals)
    const field = context.canvas.getByLabelText('Wallet ID')
    await expect(field).toHaveAccessibleDescription(capitals)
    await expect(field).toBeValid()
    await expect(context.canvas.getByText('New')).toBeVisible()
  },
}

/** A warning does not prevent saving. */
export const WalletSavedAnyway: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeWallet(context, '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', capitals)
    await userEvent.type(canvas.getByLabelText('Wallet ID'), '{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Edit Wallet ID' })).toBeVisible()
    await expect(canvas.queryByText(capitals)).toBeNull()
  },
}

export const WalletChecksum: Story = {
  play: (context) => typeWallet(context, 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeW', /checksum/),
}

export const WalletChecksumPhone: Story = {
  ...WalletChecksum,
  globals: { viewport: { value: 'phone' } },
}

export const WalletTooShort: Story = {
  play: (context) =>
    typeWallet(context, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', /this one has 39/),
}

/** The warning disappears when the address is valid. */
export const WalletPutRight: Story = {
  play: async (context) => {
    await typeWallet(context, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', /this one has 39/)
    await context.userEvent.type(context.canvas.getByLabelText('Wallet ID'), 'd')
    await waitFor(() => expect(context.canvas.queryByText(/this one has/)).toBeNull())
  },
}

/** With the keyboard only: Enter saves, and focus returns to Edit. */
export const WalletByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    ;(await editOf({ canvas }, 'Wallet ID')).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('Wallet ID')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}a-new-wallet{Enter}')
    const edit = await canvas.findByRole('button', { name: 'Edit Wallet ID' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(canvas.getByText('a-new-wallet')).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: { scenarios: [neverAnswers('updateWalletId')] },
  play: async (context) => {
    await change(context, 'Wallet ID', 'a-new-wallet{Enter}')
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toBeDisabled()
  },
}

export const WalletFailed: Story = {
  parameters: { scenarios: [failWalletUpdate()] },
  play: async (context) => {
    await change(context, 'Wallet ID', 'a-new-wallet{Enter}')
    await expect(await context.canvas.findByText('Your change was not saved.')).toBeVisible()
    await expect(context.canvas.getByLabelText('Wallet ID')).toHaveValue('a-new-wallet')
  },
}

export const AccountFailedOnce: Story = {
  // Loaded before the call fails, because a page that mounts after a failed call repeats it.
  loaders: [async () => import('./SettingsPage.tsx')],
  parameters: { scenarios: [failOnce('getOverview', 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your account could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('ananya@masalachai.example')).toBeVisible()
  },
}

export const AccountFailed: Story = {
  parameters: { scenarios: [failCall('getOverview', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account could not be loaded.')).toBeVisible()
  },
}
