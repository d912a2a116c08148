import { webhookEventSchema, webhookEventTypes } from '@sluice/api/contract'
import type { WebhookEventType } from '@sluice/api/contract'

import type { Components } from './components.ts'
import { eventExample } from './examples.ts'
import type { JsonSchema } from './jsonSchemas.ts'

/** When each event is sent, and what to do then. */
const eventTexts: Record<WebhookEventType, string> = {
  'transaction.confirming':
    'The full amount was detected and is awaiting confirmations. Do not ship yet.',
  'transaction.succeeded':
    'The full amount was received. Your earnings are credited net of the fee.',
  'transaction.failed':
    'The transaction expired, or the payment was too low or too late; `state` says which. Money received is held until you accept or refund it.',
  'transaction.updated':
    'More money arrived without changing the status, or you accepted or refunded held money.',
  'transaction.reversed':
    'Rare: the network replaced the blocks that contained the payment, so it is no longer successful. If it is paid again, `transaction.updated` follows.',
  'transaction.settled': 'The money was forwarded to your wallet, and the transfer is final.',
  'webhook.test':
    'You sent a test event from the dashboard. Its transaction does not exist. Respond as usual and do nothing.',
}

const headers = {
  'webhook-id': 'The same for every attempt. Use it to ignore events you have already processed.',
  'webhook-timestamp': 'Seconds since 1970. Reject anything older than five minutes.',
  'webhook-signature':
    'HMAC-SHA256 of ID, timestamp and body, joined with dots. There may be several signatures, separated by spaces.',
}

/** The `webhooks` of the document: one for each type of event. */
export function describeWebhooks(components: Components): Record<string, JsonSchema> {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
  const event = components.answer(webhookEventSchema)
  return Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: type,
          tags: ['Webhook'],
          summary: type,
          description: eventTexts[type],
          parameters,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { allOf: [event], properties: { type: { const: type } } },
                example: eventExample(type),
              },
            },
          },
          responses: { '2XX': { description: 'The event was received.' } },
        },
      },
    ]),
  )
}
