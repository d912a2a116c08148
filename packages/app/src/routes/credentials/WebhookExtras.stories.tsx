import {
  failDeliveries,
  failOnce,
  failSecretRoll,
  failWebhookEnable,
  failWebhookSecret,
  neverAnswers,
  webhookDeliveries,
  webhookDisabled,
  webhookSecretRolled,
  webhookSet,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const base = screenAt('/credentials', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/API Connections, webhook details',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function secretOf({ canvas }: Pick<Context, 'canvas'>) {
  return within(await canvas.findByRole('region', { name: 'Signing secret' }))
}

async function deliveriesOf({ canvas }: Pick<Context, 'canvas'>) {
  return within(await canvas.findByRole('region', { name: 'Recent deliveries' }))
}

/** Rolls the secret and confirms, with the pointer. */
async function roll(context: Context) {
  const part = await secretOf(context)
  await context.userEvent.click(await part.findByRole('button', { name: 'Roll secret' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await context.userEvent.click(dialog.getByRole('button', { name: 'Roll secret' }))
  return part
}

export const Default: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    const part = await secretOf(context)
    await expect(await part.findByRole('button', { name: 'Show secret' })).toBeVisible()
    await expect(context.canvasElement).not.toHaveTextContent(/whsec_/)
    await expect(part.queryByText('Two active secrets')).not.toBeInTheDocument()
    const deliveries = await deliveriesOf(context)
    await expect(deliveries.getByRole('button', { name: 'Show deliveries' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const WithoutWebhook: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader')
    await expect(canvas.queryByText('Signing secret')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getWebhookSecret'), webhookSet()] },
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('region', { name: 'Signing secret' })
    await expect(part).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadFailed: Story = {
  parameters: { scenarios: [failWebhookSecret()] },
  play: async ({ canvas }) => {
    const words = 'Your signing secret could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

export const LoadFailedOnce: Story = {
  parameters: { scenarios: [failOnce('getWebhookSecret', 'forbidden'), webhookSet()] },
  play: async (context) => {
    await context.canvas.findByText('Your signing secret could not be loaded.')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    const part = await secretOf(context)
    await expect(await part.findByRole('button', { name: 'Show secret' })).toBeVisible()
  },
}

export const Shown: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    const part = await secretOf(context)
    await context.userEvent.click(await part.findByRole('button', { name: 'Show secret' }))
    await expect(await part.findByText(/^whsec_\w{32}$/)).toBeVisible()
    await expect(part.getByRole('button', { name: 'Hide secret' })).toBeVisible()
  },
}

export const ShownPhone: Story = { ...Shown, globals: { viewport: { value: 'phone' } } }

export const Copied: Story = {
  parameters: { scenarios: [webhookSet()], shows: ['Copied to clipboard'] },
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
  play: async (context) => {
    const part = await secretOf(context)
    await context.userEvent.click(await part.findByRole('button', { name: 'Copy secret' }))
    await expect(await part.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const RollAskedByKeyboard: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    const part = await secretOf(context)
    ;(await part.findByRole('button', { name: 'Roll secret' })).focus()
    await context.userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Roll the signing secret?')).toBeVisible()
  },
}

export const Rolling: Story = {
  parameters: { scenarios: [neverAnswers('rollWebhookSecret'), webhookSet()] },
  play: async (context) => {
    await roll(context)
    await expect(await screen.findByRole('button', { name: 'Rolling…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Rolled: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    const part = await roll(context)
    const notice = await part.findByText('Two active secrets')
    await expect(notice).toBeVisible()
    await expect(await part.findByRole('button', { name: 'Show secret' })).toBeInTheDocument()
    // The date depends on when the story runs.
    const status = notice.closest<HTMLElement>('[role=status]')
    if (status) status.dataset.chromatic = 'ignore'
  },
}

export const RollFailed: Story = {
  parameters: { scenarios: [failSecretRoll()] },
  play: async (context) => {
    await roll(context)
    await expect(
      await screen.findByText('The secret was not rolled. Please try again.'),
    ).toBeVisible()
  },
}

export const Overlap: Story = {
  parameters: { scenarios: [webhookSecretRolled()] },
  play: async (context) => {
    const part = await secretOf(context)
    await expect(await part.findByText('Two active secrets')).toBeVisible()
  },
}

export const OverlapPhone: Story = { ...Overlap, globals: { viewport: { value: 'phone' } } }

const enable = { name: 'Enable webhook' }

export const DisabledAfterGone: Story = {
  parameters: { scenarios: [webhookDisabled('gone')] },
  play: async (context) => {
    const part = await secretOf(context)
    await expect(await part.findByText(/^Your server responded with 410/)).toBeVisible()
    await expect(part.getByRole('button', enable)).toBeVisible()
  },
}

export const DisabledAfterFailing: Story = {
  parameters: { scenarios: [webhookDisabled('failing')] },
  play: async (context) => {
    const part = await secretOf(context)
    const words = /^Your server accepted no event for three days/
    await expect(await part.findByText(words)).toBeVisible()
  },
}

export const DisabledPhone: Story = {
  ...DisabledAfterFailing,
  globals: { viewport: { value: 'phone' } },
}

export const EnabledByPointer: Story = {
  parameters: { scenarios: [webhookDisabled()], shows: ['Webhook enabled'] },
  play: async (context) => {
    const part = await secretOf(context)
    await context.userEvent.click(await part.findByRole('button', enable))
    await waitFor(() => expect(part.queryByText('Deliveries stopped')).not.toBeInTheDocument())
  },
}

export const EnabledByKeyboard: Story = {
  parameters: { scenarios: [webhookDisabled()] },
  play: async (context) => {
    const part = await secretOf(context)
    ;(await part.findByRole('button', enable)).focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(part.queryByText('Deliveries stopped')).not.toBeInTheDocument())
  },
}

export const Enabling: Story = {
  parameters: { scenarios: [neverAnswers('enableWebhook'), webhookDisabled()] },
  play: async (context) => {
    const part = await secretOf(context)
    await context.userEvent.click(await part.findByRole('button', enable))
    await expect(await part.findByRole('button', { name: /^Enabling/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const EnableFailed: Story = {
  parameters: { scenarios: [failWebhookEnable()] },
  play: async (context) => {
    const part = await secretOf(context)
    await context.userEvent.click(await part.findByRole('button', enable))
    const words = 'The webhook was not enabled. Please try again.'
    await expect(await part.findByText(words)).toBeVisible()
    await expect(part.getByRole('button', enable)).not.toHaveAttribute('aria-disabled')
  },
}

/** Loads the deliveries. */
async function look(context: Context) {
  const part = await deliveriesOf(context)
  await context.userEvent.click(part.getByRole('button', { name: 'Show deliveries' }))
  return part
}

export const Deliveries: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const part = await look(context)
    await expect(await part.findAllByRole('listitem')).toHaveLength(8)
    await expect(part.getByText('Sending')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Refresh' })).toBeVisible()
  },
}

export const DeliveriesPhone: Story = { ...Deliveries, globals: { viewport: { value: 'phone' } } }

export const NoDeliveries: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async (context) => {
    const part = await look(context)
    await expect(await part.findByText(/^No deliveries yet/)).toBeVisible()
  },
}

export const DeliveriesLoading: Story = {
  parameters: { scenarios: [neverAnswers('listWebhookDeliveries'), webhookSet()] },
  play: async (context) => {
    const part = await look(context)
    await expect(part.getByRole('button', { name: 'Show deliveries' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const DeliveriesFailed: Story = {
  parameters: { scenarios: [failDeliveries()] },
  play: async (context) => {
    const part = await look(context)
    const words = 'Your deliveries could not be loaded.'
    await expect(await part.findByText(words)).toBeVisible()
  },
}
