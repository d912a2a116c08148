import {
  apiCallsMade,
  failApiCalls,
  failDelivery,
  failedDeliveries,
  failWebhookActions,
  neverAnswers,
  webhookDeliveries,
  webhookSet,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const base = screenAt('/credentials', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/API Connections, for developers',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone' } }

async function deliveriesOf({ canvas, userEvent }: Context) {
  const part = within(await canvas.findByRole('region', { name: 'Recent deliveries' }))
  await userEvent.click(part.getByRole('button', { name: 'Show deliveries' }))
  await part.findByRole('combobox', { name: 'Show' })
  return part
}

/** Opens the delivery at a place of the list. */
async function openDelivery(context: Context, index: number) {
  const part = await deliveriesOf(context)
  const opener = part.getAllByRole('button', { name: /^payment\./ })[index]
  if (!opener) throw new Error('There is no such delivery')
  await context.userEvent.click(opener)
  return within(await screen.findByRole('dialog', { name: 'Webhook delivery' }))
}

export const Default: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const part = await deliveriesOf(context)
    await expect(part.getAllByRole('listitem')).toHaveLength(8)
    await expect(part.getAllByText(/Next attempt/)).toHaveLength(3)
    await expect(part.getByRole('button', { name: 'Send failed events again' })).toBeVisible()
    const test = await context.canvas.findByRole('button', { name: 'Send test event' })
    await expect(test).toBeVisible()
    await expect(await context.canvas.findByText('Your key has not been used yet.')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: phone }

export const FilteredByState: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const part = await deliveriesOf(context)
    await context.userEvent.selectOptions(part.getByRole('combobox', { name: 'Show' }), 'failed')
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2))
  },
}

export const Delivery: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const dialog = await openDelivery(context, 1)
    const attempts = within(await dialog.findByRole('region', { name: 'Attempts' }))
    await expect(attempts.getAllByRole('listitem')).toHaveLength(3)
    await expect(attempts.getByText(/^Your server responded with 204 after 84 ms/)).toBeVisible()
    await expect(dialog.getByText('Payload')).toBeVisible()
  },
}

export const DeliveryPhone: Story = { ...Delivery, globals: phone }

export const DeliveryWaiting: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const dialog = await openDelivery(context, 4)
    await expect(await dialog.findByText('Next attempt')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send now' })).toBeVisible()
  },
}

export const DeliverySentAgainByKeyboard: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const dialog = await openDelivery(context, 6)
    ;(await dialog.findByRole('button', { name: 'Send again' })).focus()
    await context.userEvent.keyboard('{Enter}')
    await expect(await dialog.findByText('Delivered')).toBeVisible()
    // The time is that of the story.
    const times = dialog.getByRole('region', { name: 'Attempts' })
    times.dataset.chromatic = 'ignore'
  },
}

export const DeliveryNotSent: Story = {
  parameters: { scenarios: [failWebhookActions()] },
  play: async (context) => {
    const dialog = await openDelivery(context, 6)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Send again' }))
    const words = 'The event was not sent. Please try again.'
    await expect(await dialog.findByText(words)).toBeVisible()
  },
}

export const DeliveryLoading: Story = {
  parameters: { scenarios: [neverAnswers('getWebhookDelivery'), webhookDeliveries()] },
  play: async (context) => {
    const dialog = await openDelivery(context, 0)
    await expect(dialog.getByText('Loading the delivery…')).toBeInTheDocument()
  },
}

export const DeliveryLoadFailed: Story = {
  parameters: { scenarios: [failDelivery()] },
  play: async (context) => {
    const dialog = await openDelivery(context, 0)
    const words = 'The delivery could not be loaded.'
    await expect(await dialog.findByText(words)).toBeVisible()
  },
}

export const FailedSentAgain: Story = {
  parameters: { scenarios: [webhookDeliveries()] },
  play: async (context) => {
    const part = await deliveriesOf(context)
    await context.userEvent.selectOptions(
      part.getByRole('combobox', { name: 'Events that failed' }),
      '720',
    )
    await context.userEvent.click(part.getByRole('button', { name: 'Send failed events again' }))
    await expect(await part.findByRole('status')).toHaveTextContent(/^\d+ events are|^Nothing/)
  },
}

/** What is sent to a disabled webhook is refused, with what to do first. */
export const FailedNotSentWhileDisabled: Story = {
  parameters: { scenarios: [failedDeliveries()] },
  play: async (context) => {
    const part = await deliveriesOf(context)
    await context.userEvent.click(part.getByRole('button', { name: 'Send failed events again' }))
    const words = 'Enable the webhook before you send events to it.'
    await expect(await part.findByText(words)).toBeVisible()
  },
}

export const TestEvent: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test event' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Webhook delivery' }))
    await expect(await dialog.findByText('Your server responded with 200')).toBeVisible()
    await expect(dialog.getByText('webhook.test')).toBeVisible()
    // The times and the ID are those of the story.
    screen.getByRole('dialog').dataset.chromatic = 'ignore'
  },
}

export const TestEventFailed: Story = {
  parameters: { scenarios: [failWebhookActions()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test event' }))
    const words = 'The test event was not sent. Please try again.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

async function remove({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove webhook' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the webhook?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove webhook' }))
}

export const RemovalAsked: Story = {
  parameters: { scenarios: [webhookSet()] },
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('button', { name: 'Remove webhook' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Remove the webhook?')).toBeVisible()
  },
}

export const Removed: Story = {
  parameters: { scenarios: [webhookSet()], shows: ['Webhook removed'] },
  play: async (context) => {
    await remove(context)
    await expect(await context.canvas.findByRole('button', { name: 'Add webhook' })).toBeVisible()
    await expect(context.canvas.queryByText('Signing secret')).not.toBeInTheDocument()
  },
}

export const RemovalFailed: Story = {
  parameters: { scenarios: [failWebhookActions()] },
  play: async (context) => {
    await remove(context)
    const words = 'The webhook was not removed. Please try again.'
    await expect(await screen.findByText(words)).toBeVisible()
  },
}

async function callsOf({ canvas, userEvent }: Context) {
  const part = within(await canvas.findByRole('region', { name: 'API calls' }))
  await userEvent.click(part.getByRole('button', { name: 'Show API calls' }))
  return part
}

export const ApiCalls: Story = {
  parameters: { scenarios: [apiCallsMade()] },
  play: async (context) => {
    const part = await callsOf(context)
    const table = await part.findByRole('table', { name: 'API calls' })
    await expect(within(table).getAllByRole('row')).toHaveLength(21)
    await context.userEvent.click(part.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(5))
  },
}

export const ApiCallsPhone: Story = { ...ApiCalls, globals: phone }

export const ApiCallsFailedOnly: Story = {
  parameters: { scenarios: [apiCallsMade()] },
  play: async (context) => {
    const part = await callsOf(context)
    const show = await part.findByRole('combobox', { name: 'Show' })
    await context.userEvent.selectOptions(show, 'failed')
    await waitFor(() => expect(part.getAllByRole('row')).toHaveLength(11))
  },
}

export const NoApiCalls: Story = {
  play: async (context) => {
    const part = await callsOf(context)
    await expect(await part.findByText('No calls yet.')).toBeVisible()
  },
}

export const ApiCallsLoadFailed: Story = {
  parameters: { scenarios: [failApiCalls()] },
  play: async (context) => {
    const part = await callsOf(context)
    const words = 'Your API calls could not be loaded.'
    await expect(await part.findByText(words)).toBeVisible()
  },
}
