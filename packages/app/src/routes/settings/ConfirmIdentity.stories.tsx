import {
  confirmationNeeded,
  confirmationWithGoogle,
  failCall,
  fakeGoogle,
  googleAnswers,
  neverAnswers,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const base = screenAt('/settings', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Confirm identity',
  tags: ['!autodocs'],
  parameters: { ...base.parameters, scenarios: [confirmationNeeded()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Changes the wallet, and returns the dialog that asks to confirm it. */
async function changeWallet({ canvas, userEvent }: Context) {
  const edit = await canvas.findByRole('button', { name: 'Edit Wallet ID' })
  await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(edit)
  await userEvent.clear(await canvas.findByLabelText('Wallet ID'))
  await userEvent.keyboard(`${wallet}{Enter}`)
  const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" })
  return within(dialog)
}

/** Types a password and sends it. */
async function enter(context: Context, password: string) {
  const dialog = await changeWallet(context)
  await waitFor(async () => expect(await dialog.findByLabelText('Password')).toHaveFocus())
  await context.userEvent.keyboard(`${password}{Enter}`)
  return dialog
}

export const Default: Story = {
  play: async (context) => {
    const dialog = await changeWallet(context)
    await waitFor(async () => expect(await dialog.findByLabelText('Password')).toHaveFocus())
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The change is sent again by itself, and focus goes on where it was. */
export const Confirmed: Story = {
  play: async (context) => {
    await enter(context, 'two-cups-of-chai')
    const edit = await context.canvas.findByRole('button', { name: 'Edit Wallet ID' })
    await expect((await context.canvas.findAllByText(wallet))[0]).toBeVisible()
    await waitFor(() => expect(edit).toHaveFocus())
  },
}

/** Nothing that was typed is lost. */
export const Cancelled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await changeWallet(context)
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText(/^Nothing was changed/)).toBeVisible()
    await expect(canvas.getByLabelText('Wallet ID')).toHaveValue(wallet)
  },
}

export const WrongPassword: Story = {
  play: async (context) => {
    const dialog = await enter(context, 'two-cups-of-tea')
    await expect(await dialog.findByText('The password is incorrect')).toBeVisible()
    await expect(dialog.getByLabelText('Password')).toHaveValue('two-cups-of-tea')
    await expect(dialog.getByLabelText('Password')).toHaveFocus()
  },
}

export const WrongPasswordPhone: Story = {
  ...WrongPassword,
  globals: { viewport: { value: 'phone' } },
}

export const NoPassword: Story = {
  play: async (context) => {
    const dialog = await enter(context, '')
    await expect(await dialog.findByText('Password is required')).toBeVisible()
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    scenarios: [confirmationNeeded(), failCall('confirmSession', 'too_many_requests')],
  },
  play: async (context) => {
    const dialog = await enter(context, 'two-cups-of-chai')
    await expect(await dialog.findByText(/Too many attempts/)).toBeVisible()
  },
}

export const Confirming: Story = {
  parameters: { scenarios: [confirmationNeeded(), neverAnswers('confirmSession')] },
  play: async (context) => {
    const dialog = await enter(context, 'two-cups-of-chai')
    const button = await dialog.findByRole('button', { name: /^Confirming/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [confirmationNeeded(), failCall('getConfirmation', 'forbidden')] },
  play: async (context) => {
    const dialog = await changeWallet(context)
    await expect(
      await dialog.findByText('We couldn’t load your confirmation methods.'),
    ).toBeVisible()
  },
}

/** An account without a password. */
export const WithGoogle: Story = {
  beforeEach: fakeGoogle('open'),
  parameters: { scenarios: [confirmationWithGoogle(), googleAnswers()] },
  play: async (context) => {
    const dialog = await changeWallet(context)
    await expect(await dialog.findByRole('button', { name: /Google/ })).toBeVisible()
    await expect(dialog.queryByLabelText('Password')).toBeNull()
  },
}

export const WithGooglePhone: Story = { ...WithGoogle, globals: { viewport: { value: 'phone' } } }

export const ConfirmedWithGoogle: Story = {
  beforeEach: fakeGoogle({ email: 'ananya@masalachai.example', email_verified: true }),
  parameters: { scenarios: [confirmationWithGoogle(), googleAnswers()] },
  play: async (context) => {
    const dialog = await changeWallet(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: /Google/ }))
    await context.canvas.findByRole('button', { name: 'Edit Wallet ID' })
    await expect((await context.canvas.findAllByText(wallet))[0]).toBeVisible()
  },
}

/** Another Google account than the merchant's. */
export const WrongGoogleAccount: Story = {
  beforeEach: fakeGoogle({ email: 'meera@tea.example', email_verified: true }),
  parameters: { scenarios: [confirmationWithGoogle(), googleAnswers()] },
  play: async (context) => {
    const dialog = await changeWallet(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: /Google/ }))
    await dialog.findByText('Choose the account you log in with.')
  },
}
