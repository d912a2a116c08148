import {
  confirmationNeeded,
  failKeyRoll,
  failOnce,
  keyRolled,
  neverAnswers,
  noApiKeys,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const base = screenAt('/credentials', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/API Connections, rolling the key',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const roll = { name: 'Roll key' }

async function confirm({ userEvent }: Parameters<Play>[0]) {
  const dialog = await screen.findByRole('alertdialog', { name: 'Roll the API key?' })
  await userEvent.click(within(dialog).getByRole('button', roll))
}

/** Rolls the key and confirms, with the pointer. */
const rollByPointer: Play = async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', roll))
  await confirm(context)
}

/** The date depends on when the story runs. */
async function expectRolled({ canvas }: Parameters<Play>[0]) {
  const notice = await canvas.findByText('Two active keys')
  await expect(notice).toBeVisible()
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  const status = notice.closest<HTMLElement>('[role=status]')
  if (status) status.dataset.chromatic = 'ignore'
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', roll)).toBeVisible()
    await expect(canvas.queryByText('Two active keys')).not.toBeInTheDocument()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const WithoutKey: Story = {
  parameters: { scenarios: [noApiKeys()] },
  play: async ({ canvas }) => {
    await canvas.findByText('You have no API key.')
    await expect(canvas.queryByRole('button', roll)).not.toBeInTheDocument()
  },
}

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', roll))
    await expect(await screen.findByText(/The old key keeps working for 24 hours/)).toBeVisible()
  },
}

export const AskedPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } }

/** Asked for over the dialog that asks whether to roll. */
export const ConfirmedByPassword: Story = {
  parameters: { scenarios: [confirmationNeeded()] },
  play: async (context) => {
    await rollByPointer(context)
    const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" })
    await waitFor(async () =>
      expect(await within(dialog).findByLabelText('Password')).toHaveFocus(),
    )
    await context.userEvent.keyboard('two-cups-of-chai{Enter}')
    await expectRolled(context)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const CancelledByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', roll)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByText('Two active keys')).not.toBeInTheDocument()
  },
}

export const Rolling: Story = {
  parameters: { scenarios: [neverAnswers('rollApiKey')] },
  play: async (context) => {
    await rollByPointer(context)
    await expect(await screen.findByRole('button', { name: 'Rolling…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const RolledByPointer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Show key' }))
    const { textContent: old } = await canvas.findByText(/^sluice_test_/)
    await rollByPointer(context)
    await expectRolled(context)
    // The new key is masked again.
    await userEvent.click(await canvas.findByRole('button', { name: 'Show key' }))
    await expect(await canvas.findByText(/^sluice_test_/)).not.toHaveTextContent(old ?? '')
  },
}

export const RolledByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await canvas.findByRole('button', roll)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expectRolled(context)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const RollFailed: Story = {
  parameters: { scenarios: [failKeyRoll()] },
  play: async (context) => {
    await rollByPointer(context)
    await expect(await screen.findByText('The key was not rolled. Please try again.')).toBeVisible()
  },
}

export const RollFailedOnce: Story = {
  parameters: { scenarios: [failOnce('rollApiKey', 'forbidden')] },
  play: async (context) => {
    await rollByPointer(context)
    await screen.findByText('The key was not rolled. Please try again.')
    await confirm(context)
    await expectRolled(context)
  },
}

export const Overlap: Story = {
  parameters: { scenarios: [keyRolled()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two active keys')).toBeVisible()
  },
}

export const OverlapPhone: Story = { ...Overlap, globals: { viewport: { value: 'phone' } } }
