import { format } from 'oxfmt'

import { openApiDocument } from '../../packages/gateway/src/http/openapi/openApiDocument.ts'
import { at, isObject, list, text } from './readDocument.ts'

/** The types of `@sluice/node`, and the schemas of the OpenAPI document that they come from. */
const typeNames = {
  CreatePaymentParams: 'CreateTransactionRequest',
  CreatedPayment: 'CreateTransactionResponse',
  Payment: 'TransactionStatusResponse',
  ListedPayment: 'Transaction',
  WebhookPayload: 'WebhookEvent',
  Problem: 'Problem',
} as const

const typeComments: Record<keyof typeof typeNames, string> = {
  CreatePaymentParams: 'What to create a payment with.',
  CreatedPayment: 'A payment that was just created, with what the customer needs to pay it.',
  Payment: 'A payment as it stands now.',
  ListedPayment: 'A payment or payout in a list.',
  WebhookPayload: 'An event, as it is sent to a webhook.',
  Problem: 'The body of an error response.',
}

function comment(schema: unknown): string {
  const description = text(at(schema, 'description'))
  return description ? `/** ${description} */\n` : ''
}

/** The TypeScript type of a JSON schema. */
function typeOf(schema: unknown): string {
  const values = at(schema, 'enum')
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const kinds = list(at(schema, 'anyOf'))
  if (kinds.length > 0) return [...new Set(kinds.map(typeOf))].join(' | ')
  const type = text(at(schema, 'type'))
  if (type === 'array') return `(${typeOf(at(schema, 'items'))})[]`
  if (type === 'object') return `{\n${membersOf(schema)}\n}`
  return type === 'integer' ? 'number' : type || 'unknown'
}

function membersOf(schema: unknown): string {
  const properties = at(schema, 'properties')
  const required = list(at(schema, 'required'))
  return Object.entries(isObject(properties) ? properties : {})
    .map(([name, member]) => {
      const isRequired = required.includes(name)
      const type = `${typeOf(member)}${isRequired ? '' : ' | undefined'}`
      return `${comment(member)}${name}${isRequired ? '' : '?'}: ${type}`
    })
    .join('\n')
}

/** The parameters of listing transactions as an object. */
function listParams(document: unknown): string {
  const call = at(document, 'paths', '/pay/api/transaction/view', 'get')
  const parameters = list(at(call, 'parameters'))
  return membersOf({
    properties: Object.fromEntries(
      parameters.map((parameter) => [
        text(at(parameter, 'name')),
        { ...Object(at(parameter, 'schema')), description: at(parameter, 'description') },
      ]),
    ),
    required: [],
  })
}

/** The source of `packages/node/src/contract.ts`: the types of the public API, from the gateway's OpenAPI document. */
export async function contractTypes(): Promise<string> {
  const document = openApiDocument('https://gateway.example')
  const types = Object.entries(typeNames).map(([name, schemaName]) => {
    const schema = at(document, 'components', 'schemas', schemaName)
    if (!isObject(schema)) throw new Error(`The document has no schema ${schemaName}.`)
    const about = Object.entries(typeComments).find(([each]) => each === name)?.[1] ?? ''
    return `/** ${about} */\nexport interface ${name} {\n${membersOf(schema)}\n}`
  })
  const source = [
    '// Generated from the contract by scripts/reference.ts. Do not edit.',
    ...types,
    `/** Which payments to list, and from where. */\nexport interface ListParams {\n${listParams(document)}\n}`,
  ].join('\n\n')
  const { code } = await format('contract.ts', source, {
    semi: false,
    singleQuote: true,
    printWidth: 100,
  })
  return code
}
