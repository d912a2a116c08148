import { errors } from '@sluice/api/contract'

import { openApiDocument } from '../../packages/gateway/src/http/openapi/openApiDocument.ts'
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

function describeCall(path: string, method: string, operation: unknown): ReferenceCall {
  const parameters = list(at(operation, 'parameters'))
  const body = at(operation, 'requestBody', 'content', 'application/json', 'schema')
  const answer = at(operation, 'responses', '200', 'content', 'application/json', 'schema')
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
        place: text(at(parameter, 'in')),
      })),
    request: body ? fieldsOf(body) : null,
    response: { many, fields: fieldsOf(many ? at(answer, 'items') : answer) },
    errors: errorsOf(operation),
  }
}

/** The public calls of the gateway's OpenAPI document, in the shape that the reference page imports. */
export function describeReference(): { calls: ReferenceCall[] } {
  const document = openApiDocument('https://gateway.example')
  const paths = at(document, 'paths')
  const calls = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {})
      .filter(([, operation]) => list(at(operation, 'security')).some((way) => at(way, 'apiKey')))
      .map(([method, operation]) => describeCall(path, method, operation)),
  )
  return { calls }
}
