import {
  contractAddress,
  demoLogin,
  failCall,
  failOnce,
  failUserUpdate,
  failWalletUpdate,
  longTexts,
  neverAnswers,
  noWallet,
  walletChangeTakesADay,
  walletPending,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { addTestWallet } from '../../testing/testWallet.ts'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const base = screenAt('/settings', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The Edit button of a setting, once it has loaded. */
async function editOf({ canvas }: Pick<Context, 'canvas'>, label: string) {
  const edit = await canvas.findByRole('button', { name: `Edit ${label}` })
  await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'))
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
    await expect(canvas.getByRole('button', { name: 'Edit Email' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Username' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Wallet ID' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Account Settings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Username' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const LongTexts: Story = {
  parameters: { scenarios: [longTexts()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^addr1q/)).toBeVisible()
    await expect(canvas.getByText(/^This is not an EVM address/)).toBeVisible()
  },
}

export const LongTextsPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } }

export const NoWallet: Story = {
  parameters: { scenarios: [noWallet()] },
  play: async ({ canvas }) => {
    // Neither is there a second wallet.
    await waitFor(() => expect(canvas.getAllByText('Not set')).toHaveLength(2))
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
    await expect((await context.canvas.findAllByText('Ananya I. Rao'))[0]).toBeVisible()
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

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
export const WalletCompared: Story = {
  play: async (context) => {
    await change(context, 'Wallet ID', wallet)
    await expect(context.canvas.getByText('Current')).toBeVisible()
    await expect(context.canvas.getByText('New')).toBeVisible()
  },
}

export const WalletComparedPhone: Story = {
  ...WalletCompared,
  globals: { viewport: { value: 'phone' } },
}

/** A wallet in the browser gives its address and signs that it is the merchant's. */
export const WalletProven: Story = {
  play: async ({ canvas, userEvent }) => {
    const { remove } = addTestWallet()
    await userEvent.click(await editOf({ canvas }, 'Wallet ID'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Test Wallet' }))
    await expect(await canvas.findByText(/A signature of the wallet proved/)).toBeVisible()
    remove()
  },
}

export const WalletNotProven: Story = {
  play: async ({ canvas, userEvent }) => {
    const { remove } = addTestWallet({ fail: { personal_sign: { code: 4001 } } })
    await userEvent.click(await editOf({ canvas }, 'Wallet ID'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Test Wallet' }))
    await expect(await canvas.findByText(/You declined in your wallet/)).toBeVisible()
    remove()
  },
}

export const FirstWallet: Story = {
  parameters: { scenarios: [noWallet()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await editOf(context, 'Wallet ID'))
    await userEvent.keyboard(`${wallet.toLowerCase()}{Enter}`)
    await expect(await canvas.findByRole('button', { name: 'Edit Wallet ID' })).toBeVisible()
    await expect((await canvas.findAllByText(wallet))[0]).toBeVisible()
  },
}

export const WrongChecksum: Story = {
  play: async (context) => {
    const { canvas } = context
    const mistyped = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    await change(context, 'Wallet ID', `${mistyped}{Enter}`)
    await expect(await canvas.findByText(/capital letters don’t match/)).toBeVisible()
    await expect(canvas.getByLabelText('Wallet ID')).toHaveFocus()
    await expect(canvas.getByLabelText('Wallet ID')).toHaveValue(mistyped)
  },
}

export const WrongChecksumPhone: Story = {
  ...WrongChecksum,
  globals: { viewport: { value: 'phone' } },
}

export const NoAddress: Story = {
  play: async (context) => {
    await change(context, 'Wallet ID', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE{Enter}')
    await expect(await context.canvas.findByText(/address of Tron/)).toBeVisible()
  },
}

/** With the keyboard only: Enter saves, and focus returns to Edit. */
export const WalletByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    ;(await editOf({ canvas }, 'Wallet ID')).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('Wallet ID')).toHaveFocus()
    await userEvent.keyboard(`{Control>}a{/Control}${wallet}{Enter}`)
    const edit = await canvas.findByRole('button', { name: 'Edit Wallet ID' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(canvas.getAllByText(wallet)[0]).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: { scenarios: [neverAnswers('updateWalletId')] },
  play: async (context) => {
    await change(context, 'Wallet ID', `${wallet}{Enter}`)
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WalletFailed: Story = {
  parameters: { scenarios: [failWalletUpdate()] },
  play: async (context) => {
    await change(context, 'Wallet ID', `${wallet}{Enter}`)
    await expect(await context.canvas.findByText('Your change was not saved.')).toBeVisible()
    await expect(context.canvas.getByLabelText('Wallet ID')).toHaveValue(wallet)
  },
}

export const WalletPending: Story = {
  parameters: { scenarios: [walletPending()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your new wallet isn’t active yet')).toBeVisible()
    await expect(canvas.getAllByText(wallet)[0]).toBeVisible()
  },
}

export const WalletPendingPhone: Story = {
  ...WalletPending,
  globals: { viewport: { value: 'phone' } },
}

export const WalletChangeCancelled: Story = {
  ...WalletPending,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel change' }))
    await waitFor(() => expect(canvas.queryByText(wallet)).toBeNull())
  },
}

export const CancellingFailed: Story = {
  ...WalletPending,
  parameters: { scenarios: [failCall('cancelWalletChange', 'internal'), walletPending()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel change' }))
    await expect(await canvas.findByText(/^The change was not cancelled/)).toBeVisible()
  },
}

export const WalletPendingUnknown: Story = {
  ...WalletPending,
  parameters: { scenarios: [failCall('getWalletChange', 'forbidden')] },
  play: async ({ canvas }) => {
    const words = 'Your second wallet and pending changes could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

/** A contract may not be able to send tokens on, so the server asks. */
export const ContractAsked: Story = {
  play: async (context) => {
    await change(context, 'Wallet ID', `${contractAddress}{Enter}`)
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Save the address of a contract?')).toBeVisible()
  },
}

export const ContractAskedPhone: Story = {
  ...ContractAsked,
  globals: { viewport: { value: 'phone' } },
}

export const ContractAccepted: Story = {
  play: async (context) => {
    await ContractAsked.play?.(context)
    await context.userEvent.click(
      screen.getByRole('button', { name: 'Save it: it can send tokens' }),
    )
    await expect(await context.canvas.findByText(contractAddress)).toBeVisible()
  },
}

export const SecondWalletSet: Story = {
  play: async (context) => {
    await change(context, 'Second wallet', `${wallet}{Enter}`)
    const edit = await context.canvas.findByRole('button', { name: 'Edit Second wallet' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(context.canvas.getByText(wallet)).toBeVisible()
  },
}

export const SecondWalletRemoved: Story = {
  play: async (context) => {
    await SecondWalletSet.play?.(context)
    await change(context, 'Second wallet', ' {Enter}')
    await expect(await context.canvas.findByText('Not set')).toBeVisible()
  },
}

/** Outside the sandbox the old wallet stays for a day. */
export const WalletReplacedLater: Story = {
  parameters: { scenarios: [walletChangeTakesADay()] },
  play: async (context) => {
    const { canvas } = context
    await change(context, 'Wallet ID', wallet)
    await expect(canvas.getByLabelText('Wallet ID')).toHaveAccessibleDescription(
      /applies after 24 hours/,
    )
    await context.userEvent.keyboard('{Enter}')
    const notice = await canvas.findByText('Your new wallet isn’t active yet')
    // The time depends on when the story runs.
    const status = notice.closest<HTMLElement>('[role=status]')
    if (status) status.dataset.chromatic = 'ignore'
    await expect(await canvas.findByText(/^0xA3f2/)).toBeVisible()
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

export const EmailLinksSent: Story = {
  play: async (context) => {
    await change(context, 'Email', 'ananya@chai.example{Enter}')
    await expect(await context.canvas.findByText(/^We sent a link to/)).toBeVisible()
  },
}

export const EmailUnchanged: Story = {
  play: async (context) => {
    await change(context, 'Email', `${demoLogin.email}{Enter}`)
    await expect(await context.canvas.findByText('This is your email already')).toBeVisible()
  },
}
