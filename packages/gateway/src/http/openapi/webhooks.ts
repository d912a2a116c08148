import { webhookEventStatuses, webhookEventTexts, webhookEventTypes } from '@sluice/api/contract'

import { eventDifferences, exampleOf } from './examples.ts'
import type { JsonSchema } from './jsonSchemas.ts'

const headers = {
  'webhook-id': 'The same for every attempt. Use it to ignore events you have already processed.',
  'webhook-timestamp': 'Seconds since 1970. Reject anything older than five minutes.',
  'webhook-signature':
    'HMAC-SHA256 of ID, timestamp and body, joined with dots. There may be several signatures, separated by spaces.',
}

/** The `webhooks` of the document: one for each type of event. */
export function describeWebhooks(
  event: JsonSchema,
  definitions: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
  const { data, ...rest } = Object(exampleOf(event, definitions))
  return Object.fromEntries(
    webhookEventTypes.map((type) => {
      const payment = { ...data, ...eventDifferences[type] }
      return [
        type,
        {
          post: {
            operationId: type,
            tags: ['Webhook'],
            summary: type,
            description: webhookEventTexts[type],
            parameters,
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: {
                    allOf: [event],
                    properties: {
                      type: { const: type },
                      data: { properties: { status: { enum: webhookEventStatuses[type] } } },
                    },
                  },
                  example: {
                    ...rest,
                    type,
                    data: { ...payment, payment_id: payment.hash },
                  },
                },
              },
            },
            responses: { '2XX': { description: 'The event was received.' } },
          },
        },
      ]
    }),
  )
}
