import { format } from 'oxfmt'

import { isPublic, readOpenApi } from './openApi.ts'
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
  WebhookPayload: ['WebhookEvent', 'An event, as it is sent to a webhook.'],
  Problem: ['Problem', 'The body of an error response.'],
} as const

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
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
  const list = Object.values(paths).find(({ get }) => get && isPublic(get) && !!get.parameters?.[1])
  const query = list?.['get']?.parameters?.map(({ name, schema, description }) => [
    name,
    { ...schema, description },
  ])
  const statuses = Object.entries(webhooks).map(([type, { post }]) => {
    const { data } = post.requestBody?.content['application/json'].schema.properties ?? {}
    return `/** ${post.description} */\n'${type}': ${typeOf(data?.properties?.['status'] ?? {})}`
  })
  const source = [
    '// Generated from the contract by scripts/reference.ts. Do not edit.',
    ...interfaces,
    `/** When each event is sent, and the statuses that its payment can have. */\nexport interface WebhookStatuses {\n${statuses.join('\n')}\n}`,
    `/** Which payments to list, and from where. */\nexport interface ListParams {\n${membersOf({ properties: Object.fromEntries(query ?? []) })}\n}`,
  ].join('\n\n')
  const options = { semi: false, singleQuote: true, printWidth: 100 } as const
  return (await format('contract.ts', source, options)).code
}
