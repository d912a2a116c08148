import {
  failCall,
  failKeyCreation,
  failKeyRevocation,
  failOnce,
  failWebhook,
  keyWithoutVersionAndStatus,
  longTexts,
  longWebhookUrl,
  neverAnswers,
  noApiKeys,
  prefixTaken,
  webhookSet,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/credentials', 'signedIn'),
  title: 'Screens/API Connections',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const keys = { name: 'API keys' }
const hookUrl = 'https://masalachai.example/payments'

const addKey: Play = (context) => typeInto(context, { 'Key name': 'Web shop{Enter}' })

const addWebhook: Play = (context) => typeInto(context, { 'Webhook URL': `${hookUrl}{Enter}` })

/** The text of the assertive live region. */
function saidAloud(): string {
  return screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
}

/** Clicks Revoke and confirms, with the keyboard or the pointer. */
const revoke: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Revoke' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'API Connections' })).toBeVisible()
    const table = await canvas.findByRole('table', keys)
    await expect(await within(table).findAllByRole('rowheader')).toHaveLength(1)
    await expect(canvas.getByRole('heading', { name: 'Webhook' })).toBeVisible()
    await expect(canvas.getByText('The URL must accept POST.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'API reference' })).toHaveAttribute(
      'href',
      '/credentials/docs',
    )
    await expect(canvasElement).not.toHaveTextContent(/live_\w{6}/)
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } }

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your key…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenarios: [noApiKeys()] },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('You have no API key.')).toBeVisible()
    const form = within(await canvas.findByRole('region', { name: 'API key' }))
    await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled()
    await typeInto(context, { 'Key name': '   ' })
    await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled()
  },
}

export const LongTexts: Story = {
  parameters: { scenarios: [longTexts(), longWebhookUrl()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Warehouse/ })).toBeVisible()
  },
}

export const LongTextsPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } }

export const WithoutVersionAndStatus: Story = {
  parameters: { scenarios: [keyWithoutVersionAndStatus()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '1' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'active' })).toBeVisible()
  },
}

export const KeyAdded: Story = {
  parameters: { scenarios: [noApiKeys()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('You have no API key.')
    await typeInto(context, { 'Key name': 'Web shop' })
    const form = within(canvas.getByRole('region', { name: 'API key' }))
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByRole('rowheader', { name: 'Web shop' })).toBeVisible()
    await expect(canvas.getByLabelText('Key name')).toHaveValue('')
  },
}

export const SecondKeyRefused: Story = {
  parameters: { shows: ["You can't add more than one api-key"] },
  play: async (context) => {
    await context.canvas.findByRole('rowheader')
    await addKey(context)
  },
}

export const PrefixTaken: Story = {
  parameters: { scenarios: [prefixTaken()], shows: ['API key with this prefix already exists'] },
  play: addKey,
}

export const AddingKey: Story = {
  parameters: { scenarios: [neverAnswers('createApiKey'), noApiKeys()] },
  play: async (context) => {
    await context.canvas.findByText('You have no API key.')
    await addKey(context)
    const form = within(context.canvas.getByRole('region', { name: 'API key' }))
    await expect(form.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const AddingKeyFailed: Story = {
  parameters: { scenarios: [failKeyCreation()] },
  play: async (context) => {
    await context.canvas.findByText('You have no API key.')
    await addKey(context)
    await expect(await context.canvas.findByText(/The key was not created/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Key name')).toHaveValue('Web shop')
  },
}

export const KeyShownByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show key' }))
    await expect(await canvas.findByRole('button', { name: 'Hide key' })).toBeVisible()
    await expect(canvas.getByText(/^\w+_\w{12,}$/)).toBeVisible()
  },
}

export const KeyShownByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show key' })
    show.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide key' }))
    await expect(await canvas.findByRole('button', { name: 'Show key' })).toBeVisible()
  },
}

export const KeyCopied: Story = {
  parameters: { shows: ['Copied to clipboard'] },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy key' }))
  },
}

export const RevokeAsked: Story = {
  parameters: { shows: ['Are you sure you want to delete this key?'] },
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('button', { name: 'Revoke' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

export const Revoked: Story = {
  parameters: { shows: ['Key revoked successfully'] },
  play: async (context) => {
    await revoke(context)
    await expect(await context.canvas.findByText('You have no API key.')).toBeInTheDocument()
  },
}

export const RevokeFailed: Story = {
  parameters: { scenarios: [failKeyRevocation()] },
  play: async (context) => {
    await revoke(context)
    await expect(await screen.findByText(/The key may still work/)).toBeVisible()
  },
}

export const KeysFailedOnce: Story = {
  parameters: { scenarios: [failOnce('listApiKeys', 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your key could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('rowheader')).toBeVisible()
  },
}

export const WebhookAdded: Story = {
  parameters: { shows: ['Webhook URL added successfully!'] },
  play: async (context) => {
    await context.canvas.findByRole('rowheader')
    await addWebhook(context)
    await expect(await context.canvas.findByText(hookUrl)).toBeVisible()
    await expect(context.canvas.getByLabelText('Webhook URL')).toHaveValue('')
  },
}

export const WebhookSet: Story = {
  parameters: { scenarios: [webhookSet(hookUrl)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(hookUrl)).toBeVisible()
  },
}

export const NoWebhookUrl: Story = {
  parameters: { shows: ['Please enter a valid URL'] },
  play: (context) => typeInto(context, { 'Webhook URL': '   {Enter}' }),
}

export const SavingWebhook: Story = {
  parameters: { scenarios: [neverAnswers('setWebhook')] },
  play: async (context) => {
    await addWebhook(context)
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WebhookFailed: Story = {
  parameters: { scenarios: [failWebhook()], shows: ['Failed to add webhook'] },
  play: async (context) => {
    await addWebhook(context)
    // Said once: next to the form, and not in a toast too.
    await waitFor(() => expect(saidAloud()).toBe('Failed to add webhook'))
    await expect(screen.getAllByText('Failed to add webhook')).toHaveLength(1)
    await expect(context.canvas.getByLabelText('Webhook URL')).toHaveValue(hookUrl)
  },
}

export const AccountFailed: Story = {
  parameters: { scenarios: [failCall('getOverview', 'forbidden')] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Your current webhook could not/)).toBeVisible())
  },
}
