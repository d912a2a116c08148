import { format } from 'oxfmt'

import { readOpenApi } from './openApi.ts'
import type { Schema } from './openApi.ts'

/** The types of `@sluice/node`: the schemas of the OpenAPI document that they come from, and what they are. */
const types = {
  CreatePaymentParams: ['CreatePaymentRequest', 'What to create a payment with.'],
  CreatedPayment: [
    'CreatePaymentResponse',
    'A payment that was just created, with what the customer needs to pay it.',
  ],
  Payment: ['PaymentStatusResponse', 'A payment as it stands now.'],
  ListedPayment: ['Payment', 'A payment or payout in a list.'],
  CreateRefundParams: ['CreateRefundRequest', 'What to create a refund with.'],
  Refund: ['Refund', 'A refund as it stands now.'],
  RefundPayment: ['RefundPayment', 'What a wallet needs to pay a refund.'],
  RefundPage: ['RefundList', 'A page of refunds.'],
  PaymentPayload: ['PaymentEvent', 'An event about a payment, as it is sent to a webhook.'],
  RefundPayload: ['RefundEvent', 'An event about a refund, as it is sent to a webhook.'],
  Problem: ['Problem', 'The body of an error response.'],
} as const

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.additionalProperties) return `Record<string, ${typeOf(schema.additionalProperties)}>`
  if (schema.items) return `(${typeOf(schema.items)})[]`
  if (schema.properties) return `{\n${membersOf(schema)}\n}`
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}

function membersOf({ properties = {}, required = [] }: Schema): string {
  return Object.entries(properties)
    .map(([name, member]) => {
      const comment = member.description ? `/** ${member.description} */\n` : ''
      const type = typeOf(member)
      return required.includes(name)
        ? `${comment}${name}: ${type}`
        : `${comment}${name}?: ${type} | undefined`
    })
    .join('\n')
}

/**
 * The source of `packages/node/src/contract.ts`: the types of the public API, from the gateway's OpenAPI document. Record 6
 * says why no library writes them.
 */
export async function sdkTypes(): Promise<string> {
  const { components, paths, webhooks } = readOpenApi()
  const interfaces = Object.entries(types).map(([name, [schemaName, about]]) => {
    const schema = components.schemas[schemaName]
    if (!schema) throw new Error(`The document has no schema ${schemaName}.`)
    return `/** ${about} */\nexport interface ${name} {\n${membersOf(schema)}\n}`
  })
  const queryOf = (path: string) =>
    paths[path]?.['get']?.parameters?.map(({ name, schema, description }) => [
      name,
      { ...schema, description },
    ]) ?? []
  const membersByEvent = (member: 'status' | 'state') =>
    Object.entries(webhooks).flatMap(([type, { post }]) => {
      const { data } = post.requestBody?.content['application/json'].schema.properties ?? {}
      const values = data?.properties?.[member]
      return values ? [`/** ${post.description} */\n'${type}': ${typeOf(values)}`] : []
    })
  const source = [
    '// Generated from the contract by scripts/reference.ts. Do not edit.',
    ...interfaces,
    `/** When each event about a payment is sent, and the statuses that it can have. */\nexport interface WebhookStatuses {\n${membersByEvent('status').join('\n')}\n}`,
    `/** When each event about a refund is sent, and the states that it can have. */\nexport interface RefundStates {\n${membersByEvent('state').join('\n')}\n}`,
    `/** Which payments to list, and from where. */\nexport interface ListParams {\n${membersOf({ properties: Object.fromEntries(queryOf('/pay/api/transaction/view')) })}\n}`,
    `/** Which refunds to list, and from where. */\nexport interface ListRefundsParams {\n${membersOf({ properties: Object.fromEntries(queryOf('/v1/refunds')) })}\n}`,
  ].join('\n\n')
  const options = { semi: false, singleQuote: true, printWidth: 100 } as const
  return (await format('contract.ts', source, options)).code
}
