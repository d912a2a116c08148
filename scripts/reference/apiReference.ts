import { errors } from '@sluice/api/contract'

import { maxBodyBytes } from '../../packages/gateway/src/http/readBody.ts'
import { callsPerMinute } from '../../packages/gateway/src/rateLimits/rateLimitRepository.ts'
import { isPublic, readOpenApi } from './openApi.ts'
import type { OpenApiOperation, Schema } from './openApi.ts'

/** One member of a body, or one parameter. */
interface ReferenceField {
  name: string
  /** The type as a reader would say it. */
  type: string
  required: boolean
  description: string
}

/** A JSON Schema's type as a reader would say it: `decimal string`, `integer, 1 to 100, default 10`. */
function typeInWords(schema: Schema): string {
  const { type = '', minimum, maximum, items } = schema
  if (schema.anyOf) return schema.anyOf.map(typeInWords).join(' or ')
  if (schema.enum)
    return schema.enum.every((value) => typeof value === 'number') ? 'integer' : 'string'
  if (items) return `array of ${typeInWords(items)}s`
  if (schema.format === 'date-time') return 'timestamp'
  if (schema.pattern?.includes('\\d+')) return 'decimal string'
  const range =
    minimum === undefined || maximum === undefined
      ? ''
      : `, ${minimum} to ${maximum.toLocaleString('en-US')}`
  const otherwise = typeof schema.default === 'number' ? `, default ${schema.default}` : ''
  return `${type}${range}${otherwise}`
}

/** The members of an object's schema, those of the objects in it too: `networks[].token.symbol`. */
function fieldsOf({ properties = {}, required = [] }: Schema, prefix = ''): ReferenceField[] {
  return Object.entries(properties).flatMap(([key, member]) => {
    const name = `${prefix}${key}`
    const field = {
      name,
      type: typeInWords(member),
      required: required.includes(key),
      description: member.description ?? '',
    }
    return [field, ...fieldsOf(member, `${name}.`), ...fieldsOf(member.items ?? {}, `${name}[].`)]
  })
}

function errorsOf(operation: OpenApiOperation) {
  const codes = new Set(
    Object.values(operation.responses).flatMap(
      ({ content }) =>
        content?.['application/problem+json']?.schema.properties?.['code']?.enum ?? [],
    ),
  )
  return (
    Object.entries(errors)
      // Who calls with a key has no session.
      .filter(([code]) => codes.has(code) && code !== 'session_invalid')
      .map(([code, error]) => ({ code, ...error }))
  )
}

function describeCall(path: string, method: string, operation: OpenApiOperation) {
  const { parameters = [], requestBody, responses } = operation
  const request = requestBody?.content['application/json']
  const response = responses['200']?.content?.['application/json']
  const headers = parameters.filter((parameter) => parameter.in === 'header')
  const answer = response?.schema ?? {}
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    /** Names of the headers, in the order in which they are shown. */
    headers: [
      // Version 1 takes the other one, too.
      path.startsWith('/v1/') ? 'Authorization' : 'X-API-Key',
      ...(request ? ['Content-Type'] : []),
      ...headers.map(({ name }) => name),
    ],
    parameters: parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema, required, description = '', in: place }) => ({
        name,
        type: typeInWords(schema),
        required,
        description,
        place,
      })),
    request: request ? fieldsOf(request.schema) : null,
    /** `many`: the answer is an array of what the fields describe. */
    response: { many: answer.type === 'array', fields: fieldsOf(answer.items ?? answer) },
    errors: errorsOf(operation),
    example: { request: request?.example, response: response?.example },
  }
}

/** What the reference page shows of the public API, from the gateway's OpenAPI document. */
export function apiReference() {
  const { paths, webhooks, components } = readOpenApi()
  const events = Object.entries(webhooks)
  return {
    calls: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => isPublic(operation))
        .map(([method, operation]) => describeCall(path, method, operation)),
    ),
    events: events.map(([type, { post }]) => ({
      type,
      description: post.description,
      example: post.requestBody?.content['application/json'].example,
    })),
    webhookHeaders: (events[0]?.[1].post.parameters ?? []).map(({ name, description }) => ({
      name,
      description,
    })),
    problem: components.schemas['Problem']?.example,
    limits: { callsPerMinute, maxBodyBytes },
  }
}
