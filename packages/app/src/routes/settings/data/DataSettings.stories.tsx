import { demoLogin, demoTotpSecret, failCall, neverAnswers, setOperatorConfig, withAllFactors } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { fakePasskeys } from '../../../testing/fakePasskeys.ts'
import { saveFiles } from '../../../testing/saveFiles.ts'
import { screenAt } from '../../../testing/screenAt.tsx'
import { typeInto } from '../../../testing/typeInto.ts'

const base = screenAt('/settings/data', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Data',
  tags: ['!autodocs'],
  beforeEach: () => {
    base.beforeEach()
    const clean = [setOperatorConfig({ passkeys: true }), fakePasskeys()]
    return () => clean.forEach((each) => each())
  },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function press({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Presses a button of the dialog that asks who it is. */
async function pressInDialog({ userEvent }: Context, name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  await userEvent.click(await dialog.findByRole('button', { name }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your data' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Close account' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const DataExported: Story = {
  parameters: { scenarios: [withAllFactors()], shows: ['Your data was downloaded'] },
  play: async (context) => {
    const parts = saveFiles()
    await press(context, 'Export my data')
    await pressInDialog(context, 'Use a passkey')
    await context.canvas.findByRole('button', { name: 'Export my data' })
    await waitFor(() => expect(parts.join('')).toMatch(/}$/))
    const file: unknown = JSON.parse(parts.join(''))
    await expect(file).toMatchObject({
      profile: { email: demoLogin.email },
      security: { passkeys: [{ name: 'Work laptop' }, { name: 'Phone' }] },
    })
    await expect(parts.join('')).not.toContain(demoTotpSecret)
  },
}

export const ExportNotConfirmed: Story = {
  parameters: { scenarios: [withAllFactors()] },
  play: async (context) => {
    await press(context, 'Export my data')
    await pressInDialog(context, 'Close')
    await expect(await context.canvas.findByText(/^Nothing was exported/)).toBeVisible()
  },
}

export const ExportFailed: Story = {
  parameters: { scenarios: [failCall('exportAccount', 'too_many_requests')] },
  play: async (context) => {
    await press(context, 'Export my data')
    await expect(await context.canvas.findByText(/^Too many attempts/)).toBeVisible()
  },
}

export const ExportRunning: Story = {
  parameters: { scenarios: [neverAnswers('exportAccount')] },
  play: async (context) => {
    await press(context, 'Export my data')
    await press(context, 'Cancel export')
    await expect(
      await context.canvas.findByRole('button', { name: 'Export my data' }),
    ).toBeVisible()
    await expect(context.canvas.queryByText(/^The export was not completed/)).toBeNull()
  },
}

export const ClosingAccount: Story = {
  play: async (context) => {
    await press(context, 'Close account…')
    await waitFor(() => expect(context.canvas.getByLabelText('Your email')).toHaveFocus())
    await context.userEvent.keyboard('somebody@else.example{Enter}')
    await expect(
      await context.canvas.findByText('This is not the email of your account'),
    ).toBeVisible()
  },
}

export const ClosingAccountPhone: Story = {
  ...ClosingAccount,
  globals: { viewport: { value: 'phone' } },
}

export const AccountClosed: Story = {
  parameters: { shows: ['Your account is closed'] },
  play: async (context) => {
    await press(context, 'Close account…')
    await typeInto(context, { 'Your email': `${demoLogin.email}{Enter}` })
    await expect(await context.canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(document.cookie).not.toContain('auth_token=')
  },
}
