import {
  demoLogin,
  demoRecoveryCodes,
  demoTotpSecret,
  failCall,
  totpCode,
  withPasskeys,
  withTotp,
  setOperatorConfig,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { fakePasskeys, type FakeAuthenticator } from '../../testing/fakePasskeys.ts'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const base = screenAt('/login')

function withAuthenticator(behavior?: FakeAuthenticator) {
  return () => {
    base.beforeEach()
    const clean = [setOperatorConfig({ passkeys: true }), fakePasskeys(behavior)]
    return () => clean.forEach((each) => each())
  }
}

const meta = {
  ...base,
  title: 'Screens/Log in/Passkey and code',
  tags: ['!autodocs'],
  parameters: { ...base.parameters, scenarios: [withPasskeys(), withTotp()] },
  beforeEach: withAuthenticator(),
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const appLabel = 'Code from your authenticator app'

/** Logs in up to the second step. */
async function enterPassword(context: Context) {
  await typeInto(context, { Email: demoLogin.email, Password: `${demoLogin.password}{Enter}` })
  const field = await context.canvas.findByLabelText(appLabel)
  await waitFor(() => expect(field).toHaveFocus())
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Sign in with a passkey' }),
    ).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

async function pressPasskey({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }))
}

export const LoggedInWithPasskey: Story = {
  parameters: { shows: ['Login successful'] },
  play: async (context) => {
    await pressPasskey(context)
    await expect(await screen.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

export const PasskeyCancelled: Story = {
  beforeEach: withAuthenticator('cancelled'),
  play: async (context) => {
    await typeInto(context, { Email: demoLogin.email })
    await pressPasskey(context)
    await expect(await context.canvas.findByText(/^No passkey was used/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(demoLogin.email)
  },
}

export const PasskeyCopied: Story = {
  parameters: { scenarios: [withPasskeys(), failCall('logInWithPasskey', 'passkey_copied')] },
  play: async (context) => {
    await pressPasskey(context)
    await expect(
      await context.canvas.findByText(/^This passkey may have been copied/),
    ).toBeVisible()
  },
}

export const PasskeyUnknown: Story = {
  parameters: { scenarios: [] },
  play: async (context) => {
    await pressPasskey(context)
    await expect(await context.canvas.findByText(/^This passkey was not accepted/)).toBeVisible()
  },
}

/** The log-in as the specification describes it. */
export const NoPasskeySupport: Story = {
  beforeEach: withAuthenticator('unsupported'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log In' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  },
}

export const CodeAsked: Story = { play: enterPassword }

export const CodeAskedPhone: Story = { ...CodeAsked, globals: { viewport: { value: 'phone' } } }

/** The phone with the app is lost: the button is there for every account, so that it tells nothing of this one. */
export const PasskeyInsteadOfCode: Story = {
  parameters: { shows: ['Login successful'] },
  play: async (context) => {
    await enterPassword(context)
    await pressPasskey(context)
    await expect(await screen.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

export const CodeAccepted: Story = {
  parameters: { shows: ['Login successful'] },
  play: async (context) => {
    await enterPassword(context)
    await context.userEvent.keyboard(`${totpCode(demoTotpSecret, Date.now())}{Enter}`)
    await expect(await screen.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

export const WrongCode: Story = {
  play: async (context) => {
    await enterPassword(context)
    const right = totpCode(demoTotpSecret, Date.now())
    const wrong = right === '000000' ? '111111' : '000000'
    await context.userEvent.keyboard(`${wrong}{Enter}`)
    await expect(await context.canvas.findByText(/^This code is not right/)).toBeVisible()
    await expect(context.canvas.getByLabelText(appLabel)).toHaveValue(wrong)
  },
}

export const NoCode: Story = {
  play: async (context) => {
    await enterPassword(context)
    await context.userEvent.keyboard('{Enter}')
    await expect(await context.canvas.findByText('Code is required')).toBeVisible()
  },
}

export const RecoveryCode: Story = {
  parameters: { shows: ['Login successful'] },
  play: async (context) => {
    await enterPassword(context)
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Use a recovery code' }),
    )
    await typeInto(context, { 'Recovery code': `${demoRecoveryCodes[0]}{Enter}` })
    await expect(await screen.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

/** What was typed is still there. */
export const BackToPassword: Story = {
  play: async (context) => {
    await enterPassword(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }))
    await expect(await context.canvas.findByLabelText('Email')).toHaveValue(demoLogin.email)
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(demoLogin.password)
  },
}
