import {
  demoLogin,
  demoTotpSecret,
  failCall,
  neverAnswers,
  totpCode,
  withAllFactors,
  withPasskeys,
  withTotp,
  setOperatorConfig,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { fakePasskeys, type FakeAuthenticator } from '../../../testing/fakePasskeys.ts'
import { screenAt } from '../../../testing/screenAt.tsx'
import { typeInto } from '../../../testing/typeInto.ts'

const base = screenAt('/settings/security', 'signedIn')

/** The browser's authenticator, which can hold passkeys. */
function withAuthenticator(behavior?: FakeAuthenticator) {
  return () => {
    base.beforeEach()
    const clean = [setOperatorConfig({ passkeys: true }), fakePasskeys(behavior)]
    return () => clean.forEach((each) => each())
  }
}

const meta = {
  ...base,
  title: 'Screens/Account Settings/Security',
  tags: ['!autodocs'],
  beforeEach: withAuthenticator(),
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function press({ canvas, userEvent }: Context, name: string) {
  const button = await canvas.findByRole('button', { name })
  await userEvent.click(button)
}

async function pressInDialog({ userEvent }: Context, title: string | RegExp, name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(await dialog.findByRole('button', { name }))
  return dialog
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Security' })).toBeVisible()
    await expect(await canvas.findByText(/^None\. A passkey logs you in/)).toBeVisible()
    await expect(canvas.getByText(/^Off\. With it/)).toBeVisible()
    // React shows parts that have loaded up to 300 ms later.
    await expect(await canvas.findByRole('heading', { name: 'Activity' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Full: Story = {
  parameters: { scenarios: [withPasskeys(), withTotp()] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Passkeys' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/^On since/)).toBeVisible()
    await expect(canvas.getByText('Only 2 recovery codes are left.')).toBeVisible()
  },
}

export const FullPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }

export const FullTablet: Story = { ...Full, globals: { viewport: { value: 'tablet' } } }

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getSecurity')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Security' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenarios: [failCall('getSecurity', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your security settings could not be loaded.'),
    ).toBeVisible()
  },
}

/** Starts to add a passkey. */
async function addPasskey(context: Context) {
  await press(context, 'Add passkey')
  await waitFor(() => expect(context.canvas.getByLabelText('Name')).toHaveFocus())
  await context.userEvent.keyboard('Desktop{Enter}')
}

export const PasskeyAdded: Story = {
  parameters: { shows: ['Passkey added'] },
  play: async (context) => {
    await addPasskey(context)
    await expect(await context.canvas.findByText('Desktop')).toBeVisible()
    await expect(context.canvas.getByText('Never used')).toBeVisible()
  },
}

export const PasskeyWithoutName: Story = {
  play: async (context) => {
    await press(context, 'Add passkey')
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Create passkey' }),
    )
    await expect(await context.canvas.findByText('Name is required')).toBeVisible()
  },
}

export const PasskeyWaiting: Story = {
  beforeEach: withAuthenticator('waits'),
  play: async (context) => {
    await addPasskey(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Waiting for your device…' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PasskeyCancelled: Story = {
  beforeEach: withAuthenticator('cancelled'),
  play: async (context) => {
    await addPasskey(context)
    await expect(await context.canvas.findByText(/^No passkey was used/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Desktop')
  },
}

export const PasskeyKnown: Story = {
  beforeEach: withAuthenticator('known'),
  play: async (context) => {
    await addPasskey(context)
    await expect(
      await context.canvas.findByText('This device already has a passkey for your account.'),
    ).toBeVisible()
  },
}

export const PasskeyRefused: Story = {
  parameters: { scenarios: [failCall('addPasskey', 'passkey_invalid')] },
  play: async (context) => {
    await addPasskey(context)
    await expect(await context.canvas.findByText(/^This passkey was not accepted/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Desktop')
  },
}

export const NoPasskeySupport: Story = {
  beforeEach: withAuthenticator('unsupported'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser does not support passkeys/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull()
  },
}

export const PasskeyRenamed: Story = {
  parameters: { scenarios: [withPasskeys()] },
  play: async (context) => {
    await press(context, 'Rename Phone')
    const field = await context.canvas.findByLabelText('Name of the passkey')
    await expect(field).toHaveValue('Phone')
    await context.userEvent.clear(field)
    await context.userEvent.keyboard('{Enter}')
    await expect(await context.canvas.findByText('Name is required')).toBeVisible()
    await context.userEvent.type(field, 'Tablet{Enter}')
    const button = await context.canvas.findByRole('button', { name: 'Rename Tablet' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const PasskeyNotRenamed: Story = {
  parameters: { scenarios: [withPasskeys(), failCall('renamePasskey', 'internal')] },
  play: async (context) => {
    await press(context, 'Rename Phone')
    await context.userEvent.type(
      await context.canvas.findByLabelText('Name of the passkey'),
      ' 2{Enter}',
    )
    await expect(await context.canvas.findByText('Your change was not saved.')).toBeVisible()
    await expect(context.canvas.getByLabelText('Name of the passkey')).toHaveValue('Phone 2')
  },
}

export const PasskeyRemoved: Story = {
  parameters: { scenarios: [withPasskeys()] },
  play: async (context) => {
    await press(context, 'Remove Phone')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Phone?' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove passkey' }))
    await waitFor(() => expect(context.canvas.queryByText('Phone')).toBeNull())
    await expect(context.canvas.getByText('Work laptop')).toBeVisible()
  },
}

/** Opens the dialog of the authenticator app, and returns it with the key that it shows. */
async function setUpTotp(context: Context) {
  await press(context, 'Set up authenticator app')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Set up your authenticator app' }),
  )
  const key = (await dialog.findByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent
  return { dialog, secret: key.replaceAll(' ', '') }
}

export const TotpSetup: Story = {
  play: async (context) => {
    const { dialog } = await setUpTotp(context)
    await expect(
      dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible()
  },
}

export const TotpSetupPhone: Story = { ...TotpSetup, globals: { viewport: { value: 'phone' } } }

export const TotpWrongCode: Story = {
  play: async (context) => {
    const { dialog, secret } = await setUpTotp(context)
    const right = totpCode(secret, Date.now())
    await context.userEvent.type(
      dialog.getByLabelText('Code from the app'),
      `${right === '000000' ? '111111' : '000000'}{Enter}`,
    )
    await expect(await dialog.findByText(/^This code is not right/)).toBeVisible()
  },
}

export const TotpNoCode: Story = {
  play: async (context) => {
    const { dialog } = await setUpTotp(context)
    await context.userEvent.type(dialog.getByLabelText('Code from the app'), '12{Enter}')
    await expect(await dialog.findByText(/^Enter the 6 digits of the app/)).toBeVisible()
  },
}

/** The codes are shown once, so that neither Escape nor a click outside closes the dialog. */
export const RecoveryCodes: Story = {
  play: async (context) => {
    const { dialog, secret } = await setUpTotp(context)
    await context.userEvent.type(
      dialog.getByLabelText('Code from the app'),
      `${totpCode(secret, Date.now())}{Enter}`,
    )
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
    await expect(codes.getAllByRole('listitem')).toHaveLength(10)
    await context.userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Copy codes' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}

export const RecoveryCodesPhone: Story = {
  ...RecoveryCodes,
  globals: { viewport: { value: 'phone' } },
}

export const RecoveryCodesSaved: Story = {
  play: async (context) => {
    await RecoveryCodes.play?.(context)
    await pressInDialog(context, 'Save your recovery codes', 'I have saved them')
    await expect(await context.canvas.findByText(/^On since/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const CodesRenewed: Story = {
  parameters: { scenarios: [withTotp()] },
  play: async (context) => {
    await press(context, 'New recovery codes')
    const dialog = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Replace codes' }))
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
    await expect(codes.getAllByRole('listitem')).toHaveLength(10)
  },
}

export const TotpTurnedOff: Story = {
  parameters: { scenarios: [withTotp()], shows: ['Authenticator app turned off'] },
  play: async (context) => {
    await press(context, 'Turn off')
    const dialog = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await expect(await context.canvas.findByText(/^Off\. With it/)).toBeVisible()
  },
}

/** Adding a passkey has to be confirmed; an app asks for its code too. */
export const ConfirmedWithCode: Story = {
  parameters: { scenarios: [withAllFactors()] },
  play: async (context) => {
    await press(context, 'Add passkey')
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    await context.userEvent.type(await dialog.findByLabelText('Password'), demoLogin.password)
    await context.userEvent.type(
      dialog.getByLabelText('Code from your authenticator app'),
      totpCode(demoTotpSecret, Date.now()),
    )
    await context.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await context.canvas.findByLabelText('Name')).toBeVisible()
  },
}

export const ConfirmWithoutCode: Story = {
  parameters: { scenarios: [withAllFactors()] },
  play: async (context) => {
    await press(context, 'Add passkey')
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    await context.userEvent.type(
      await dialog.findByLabelText('Password'),
      `${demoLogin.password}{Enter}`,
    )
    await expect(await dialog.findByText('Enter the code that the app shows now')).toBeVisible()
    await expect(dialog.getByLabelText('Password')).toHaveValue(demoLogin.password)
  },
}

export const ConfirmWithoutCodePhone: Story = {
  ...ConfirmWithoutCode,
  globals: { viewport: { value: 'phone' } },
}

export const ConfirmedWithPasskey: Story = {
  parameters: { scenarios: [withAllFactors()] },
  play: async (context) => {
    await press(context, 'Add passkey')
    await pressInDialog(context, "Confirm it's you", 'Use a passkey')
    await expect(await context.canvas.findByLabelText('Name')).toBeVisible()
  },
}

export const PasswordChanged: Story = {
  parameters: { shows: ['Password changed'] },
  play: async (context) => {
    await press(context, 'Change Password')
    await typeInto(context, { 'New password': 'three-cups-of-chai{Enter}' })
    await waitFor(() => expect(context.canvas.queryByLabelText('New password')).toBeNull())
  },
}

/** What was typed is still there. */
export const PasswordNotConfirmed: Story = {
  parameters: { scenarios: [withAllFactors()] },
  play: async (context) => {
    await press(context, 'Change Password')
    await typeInto(context, { 'New password': 'three-cups-of-chai{Enter}' })
    await pressInDialog(context, "Confirm it's you", 'Close')
    await expect(await context.canvas.findByText(/^Nothing was changed/)).toBeVisible()
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('three-cups-of-chai')
  },
}

export const PasskeyNotConfirmed: Story = {
  parameters: { scenarios: [withAllFactors()] },
  play: async (context) => {
    await press(context, 'Add passkey')
    await pressInDialog(context, "Confirm it's you", 'Close')
    await expect(await context.canvas.findByText(/^Nothing was changed/)).toBeVisible()
  },
}

export const PasswordTooCommon: Story = {
  play: async (context) => {
    await press(context, 'Change Password')
    await typeInto(context, { 'New password': 'password1{Enter}' })
    await expect(await context.canvas.findByText('This password is too common')).toBeVisible()
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('password1')
  },
}
