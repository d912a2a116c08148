import { errors } from '@sluice/api/contract'

import { maxBodyBytes } from '../../packages/gateway/src/http/readBody.ts'
import { openApiDocument } from '../../packages/gateway/src/http/openapi/openApiDocument.ts'
import { callsPerMinute } from '../../packages/gateway/src/rateLimits/rateLimitRepository.ts'
import { fieldsOf, typeInWords } from './fieldsOf.ts'
import type { ReferenceField } from './fieldsOf.ts'
import { at, isObject, list, text } from './readDocument.ts'

/** One public call as the reference page shows it. */
export interface ReferenceCall {
  name: string
  method: string
  path: string
  summary: string
  description: string
  /** Names of the headers that the document asks for, in the order in which they are shown. */
  headers: string[]
  parameters: (ReferenceField & { place: string })[]
  request: ReferenceField[] | null
  /** `many`: the answer is an array of what the fields describe. */
  response: { many: boolean; fields: ReferenceField[] }
  errors: { status: number; code: string; message: string }[]
  /** `request` is undefined where there is no body. */
  example: { request?: unknown; response: unknown }
}

/** What the reference page shows of the API. */
export interface ApiReference {
  calls: ReferenceCall[]
  events: { type: string; description: string; example: unknown }[]
  /** The headers of a webhook request. */
  webhookHeaders: { name: string; description: string }[]
  /** An error response. */
  problem: unknown
  limits: { callsPerMinute: number; maxBodyBytes: number }
}

function isErrorCode(code: string): code is keyof typeof errors {
  return code in errors
}

function errorsOf(operation: unknown): ReferenceCall['errors'] {
  return Object.values(at(operation, 'responses') ?? {}).flatMap((response) =>
    list(
      at(response, 'content', 'application/problem+json', 'schema', 'properties', 'code', 'enum'),
    )
      .map(text)
      .filter(isErrorCode)
      .map((code) => ({ code, ...errors[code] })),
  )
}

/** A schema, or the one that it refers to. */
function resolve(document: unknown, schema: unknown): unknown {
  const reference = text(at(schema, '$ref'))
  return reference ? at(document, ...reference.split('/').slice(1)) : schema
}

function describeCall(
  document: unknown,
  path: string,
  method: string,
  operation: unknown,
): ReferenceCall {
  const parameters = list(at(operation, 'parameters'))
  const json = ['content', 'application/json']
  const request = at(operation, 'requestBody', ...json)
  const response = at(operation, 'responses', '200', ...json)
  const body = resolve(document, at(request, 'schema'))
  const answer = resolve(document, at(response, 'schema'))
  const many = at(answer, 'type') === 'array'
  return {
    name: text(at(operation, 'operationId')),
    method: method.toUpperCase(),
    path,
    summary: text(at(operation, 'summary')),
    description: text(at(operation, 'description')),
    headers: [
      'X-API-Key',
      ...(body ? ['Content-Type'] : []),
      ...parameters
        .filter((parameter) => at(parameter, 'in') === 'header')
        .map((parameter) => text(at(parameter, 'name'))),
    ],
    parameters: parameters
      .filter((parameter) => at(parameter, 'in') !== 'header')
      .map((parameter) => ({
        name: text(at(parameter, 'name')),
        type: typeInWords(at(parameter, 'schema')),
        required: at(parameter, 'required') === true,
        description: text(at(parameter, 'description')),
        place: text(at(parameter, 'in')),
      })),
    request: body ? fieldsOf(body) : null,
    response: { many, fields: fieldsOf(many ? resolve(document, at(answer, 'items')) : answer) },
    errors: errorsOf(operation),
    example: { request: at(request, 'example'), response: at(response, 'example') },
  }
}

function describeEvents(document: unknown): Pick<ApiReference, 'events' | 'webhookHeaders'> {
  const webhooks = Object.entries(Object(at(document, 'webhooks')))
  return {
    events: webhooks.map(([type, webhook]) => ({
      type,
      description: text(at(webhook, 'post', 'description')),
      example: at(webhook, 'post', 'requestBody', 'content', 'application/json', 'example'),
    })),
    webhookHeaders: list(at(webhooks[0]?.[1], 'post', 'parameters')).map((header) => ({
      name: text(at(header, 'name')),
      description: text(at(header, 'description')),
    })),
  }
}

/** What the gateway's OpenAPI document says of the public API, in the shape that the reference page imports. */
export function describeReference(): ApiReference {
  const document = openApiDocument('https://gateway.example')
  const paths = at(document, 'paths')
  const calls = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {})
      .filter(([, operation]) => list(at(operation, 'security')).some((way) => at(way, 'apiKey')))
      .map(([method, operation]) => describeCall(document, path, method, operation)),
  )
  return {
    calls,
    ...describeEvents(document),
    problem: at(document, 'components', 'schemas', 'Problem', 'example'),
    limits: { callsPerMinute, maxBodyBytes },
  }
}
