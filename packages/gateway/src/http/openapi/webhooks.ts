import {
  paymentEventTypes,
  refundEventStates,
  refundEventTypes,
  webhookEventStatuses,
  webhookEventTexts,
} from '@sluice/api/contract'
import type { WebhookEventType } from '@sluice/api/contract'

import { eventDifferences, exampleOf, refundDifferences } from './examples.ts'
import type { JsonSchema } from './jsonSchemas.ts'

const headers = {
  'webhook-id': 'The same for every attempt. Use it to ignore events you have already processed.',
  'webhook-timestamp': 'Seconds since 1970. Reject anything older than five minutes.',
  'webhook-signature':
    'HMAC-SHA256 of ID, timestamp and body, joined with dots. There may be several signatures, separated by spaces.',
}

/** The `webhooks` of the document: one for each type of event. `events`: the schemas of events by what they are about. */
export function describeWebhooks(
  events: Record<string, JsonSchema>,
  definitions: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
  const describe = (
    type: WebhookEventType,
    event: JsonSchema,
    data: JsonSchema,
    properties: JsonSchema,
  ): JsonSchema => ({
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
              properties: { type: { const: type }, data: { properties } },
            },
            example: { ...Object(exampleOf(event, definitions)), type, data },
          },
        },
      },
      responses: { '2XX': { description: 'The event was received.' } },
    },
  })
  const { paymentEvent = {}, refundEvent = {} } = events
  const dataOf = (event: JsonSchema) => Object(exampleOf(event, definitions)).data
  return {
    ...Object.fromEntries(
      paymentEventTypes.map((type) => {
        const payment = { ...dataOf(paymentEvent), ...eventDifferences[type] }
        const data = { ...payment, payment_id: payment.hash }
        const status = { enum: webhookEventStatuses[type] }
        return [type, describe(type, paymentEvent, data, { status })]
      }),
    ),
    ...Object.fromEntries(
      refundEventTypes.map((type) => {
        const data = { ...dataOf(refundEvent), ...refundDifferences[type] }
        const state = { enum: refundEventStates[type] }
        return [type, describe(type, refundEvent, data, { state })]
      }),
    ),
  }
}
