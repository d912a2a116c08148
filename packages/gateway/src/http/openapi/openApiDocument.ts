import { STATUS_CODES } from 'node:http'

import {
  errors,
  operationTags,
  operations,
  takesIdempotencyKey,
  paymentEventSchema,
  refundEventSchema,
} from '@sluice/api/contract'
import type { ErrorCode, Operation, OperationName } from '@sluice/api/contract'

import type { RouteGroup } from '../RouteGroup.ts'
import { answerDifferences, exampleOf } from './examples.ts'
import { answerJsonSchemas, bodyJsonSchemas, parameterJsonSchemas } from './jsonSchemas.ts'
import type { JsonSchema } from './jsonSchemas.ts'
import { describeWebhooks } from './webhooks.ts'

/** The operations that accept an ID token. D26. */
const identityCalls = new Set<OperationName>(['registerWithGoogle', 'login', 'confirmSession'])

/** The operations whose response names the next page. */
const linkedLists = new Set<OperationName>(['listPayments', 'viewPayments'])

const linkHeader = {
  description: 'The URL of the next page, with `rel="next"`. Missing on the last page.',
  schema: { type: 'string' },
}

const confirmedText =
  'Returns 403 with the code `confirmation_required` if the session has not been confirmed recently.'

/** The errors of an operation: its own and those that any request can cause. */
function errorCodes(operation: Operation): ErrorCode[] {
  const takesInput = operation.params ?? operation.query ?? operation.body
  const common: ErrorCode[] = [
    ...(operation.confirmed ? (['confirmation_required'] as const) : []),
    ...(operation.body
      ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const)
      : []),
    ...(takesInput ? (['validation_failed'] as const) : []),
    ...(takesIdempotencyKey(operation)
      ? (['idempotency_conflict', 'idempotency_in_progress'] as const)
      : []),
    'too_many_requests',
    'internal',
  ]
  return [...new Set([...operation.errors, ...common])]
}

function errorResponses(operation: Operation): Record<string, JsonSchema> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorCodes(operation)) {
    const { status } = errors[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: `${STATUS_CODES[status]}: ${codes.map((code) => `\`${code}\` ${errors[code].message}`).join(' — ')}`,
        ...(status === 429
          ? {
              headers: {
                'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
              },
            }
          : {}),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }],
              properties: { code: { enum: codes }, status: { const: status } },
            },
          },
        },
      },
    ]),
  )
}

function header(name: string, description: string, maxLength: number): JsonSchema {
  return {
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength },
  }
}

function parameters(name: OperationName, operation: Operation): JsonSchema[] {
  const from = (place: 'path' | 'query') => {
    const schema = place === 'path' ? operation.params : operation.query
    if (!schema) return []
    const { properties, required } = parameterJsonSchemas(schema)
    return Object.entries(properties).map(([key, { description, ...value }]) => ({
      name: key,
      in: place,
      required: required.includes(key),
      ...(description === undefined ? {} : { description }),
      schema: value,
    }))
  }
  return [
    ...from('path'),
    ...from('query'),
    ...(takesIdempotencyKey(operation)
      ? [header('Idempotency-Key', 'Any text that names this request, such as a UUID', 255)]
      : []),
    ...(identityCalls.has(name)
      ? [header('X-Identity-Token', "The identity provider's ID token", 8_192)]
      : []),
  ]
}

function isOperationName(name: string): name is OperationName {
  return name in operations
}

const named = Object.entries(operations).flatMap(([name, operation]: [string, Operation]) =>
  isOperationName(name) ? [{ name, operation }] : [],
)

const answers = answerJsonSchemas({
  ...Object.fromEntries(named.map(({ name, operation }) => [name, operation.response])),
  paymentEvent: paymentEventSchema,
  refundEvent: refundEventSchema,
})
const bodies = bodyJsonSchemas(
  Object.fromEntries(
    named.flatMap(({ name, operation: { body } }) => (body ? [[name, body]] : [])),
  ),
)
const schemas = { ...bodies.definitions, ...answers.definitions }

const { Problem: problem = {} } = schemas

/** Example request and response of a public call. */
function examples(name: OperationName, { auth, body }: Operation) {
  if (auth !== 'apiKey' && auth !== 'merchant') return { request: {}, response: {} }
  const response = exampleOf(answers.schemas[name] ?? {}, schemas)
  return {
    request: body ? { example: exampleOf(bodies.schemas[name] ?? {}, schemas) } : {},
    response: {
      example: Array.isArray(response)
        ? response
        : { ...Object(response), ...answerDifferences[name] },
    },
  }
}

/** The ways to authenticate a call: any one of them is enough. */
function securityOf({ auth }: Operation): Record<string, string[]>[] {
  if (auth === 'none') return []
  const ways = auth === 'merchant' ? ['apiKey', 'bearer'] : [auth]
  return ways.map((way) => ({ [way]: [] }))
}

function describe(name: OperationName, operation: Operation): JsonSchema {
  const { tag, summary, description } = operation
  const params = parameters(name, operation)
  const example = examples(name, operation)
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: operation.confirmed ? `${description} ${confirmedText}` : description,
    security: securityOf(operation),
    ...(params.length > 0 ? { parameters: params } : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodies.schemas[name], ...example.request } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'OK',
        ...(linkedLists.has(name) ? { headers: { Link: linkHeader } } : {}),
        content: {
          [operation.stream ? 'text/event-stream' : 'application/json']: {
            schema: answers.schemas[name],
            ...example.response,
          },
        },
      },
      ...(operation.stream ? { 204: { description: 'Nothing more will happen' } } : {}),
      ...errorResponses(operation),
    },
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const { name, operation } of named) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(name, operation),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sluice',
      version: '1.0.0',
      description:
        'The calls of the dashboard, and the public API with which a merchant’s server creates payments. Amounts are exact decimals, sent as strings. Errors are returned as `application/problem+json` (RFC 9457) with a `message` for people and a `code` for programs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(operationTags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: describeWebhooks(answers.schemas, schemas),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `access_token` from the log-in response',
        },
        device: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that a counter device got when it was paired',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'An API key, created in the dashboard under Credentials',
        },
      },
      schemas: { ...schemas, Problem: { ...problem, example: exampleOf(problem, schemas) } },
    },
  }
}

/** Serves the document, which is generated once because the public URL does not change after the start. */
export const openApiRoutes: RouteGroup = (app, context) => {
  const document = JSON.stringify(openApiDocument(context.publicUrl()))
  app.get('/openapi.json', (c) =>
    c.body(document, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    }),
  )
}
