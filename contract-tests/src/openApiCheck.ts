import { operations, type OperationName } from '@sluice/api/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

import { openApiDocument } from '../../packages/gateway/src/http/openapi/openApiDocument.ts'

/** Throws if a response does not match the OpenAPI document. */
export type OpenApiCheck = (
  name: OperationName,
  method: string,
  response: { status: number; headers: Headers; body: unknown },
) => void

/**
 * Checks responses against the gateway's OpenAPI document: its status and content type are documented, the body matches
 * the schema, and it has no undocumented members.
 */
export function createOpenApiCheck(): OpenApiCheck {
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument('http://127.0.0.1')))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const schemas = get(document, 'components', 'schemas')
  // An error's schema is extended where it is used, and closed there.
  const components = {
    schemas: { ...Object(closeEach(schemas)), Problem: get(schemas, 'Problem') },
  }
  const validators = new Map<string, ValidateFunction>()

  const findSchema = (
    name: OperationName,
    method: string,
    status: number,
    type: string,
  ): unknown => {
    const operation = get(document, 'paths', operations[name].path, method.toLowerCase())
    // A 405 belongs to a method that the path does not document.
    if (operation === undefined && status === 405) return { $ref: '#/components/schemas/Problem' }
    const response = get(operation, 'responses', `${status}`)
    if (response === undefined) throw new Error(`${name}: status ${status} is not documented`)
    const media = get(response, 'content', type)
    if (media === undefined) throw new Error(`${name}: ${type} is not documented for ${status}`)
    return get(media, 'schema')
  }

  return (name, method, { status, headers, body }) => {
    const type = headers.get('Content-Type')?.split(';')[0] ?? 'no content type'
    const key = [name, method, status, type].join(' ')
    const validate =
      validators.get(key) ??
      ajv.compile({
        ...Object(closeObjects(findSchema(name, method, status, type))),
        components,
      })
    validators.set(key, validate)
    if (!validate(body)) {
      const problems = ajv.errorsText(validate.errors)
      throw new Error(`${key} is not as documented: ${problems} in ${JSON.stringify(body)}`)
    }
  }
}

/** The value at a path of member names; undefined if there is none. */
function get(value: unknown, ...path: string[]): unknown {
  return path.reduce((each, name) => new Map(Object.entries(Object(each))).get(name), value)
}

/**
 * A JSON schema without additional properties. The schemas of an `allOf` stay open, as the schema around them may have more
 * properties and is closed itself.
 */
function closeObjects(schema: unknown, isInAllOf = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closeObjects(each, isInAllOf))
  if (typeof schema !== 'object' || schema === null) return schema
  const closed = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? closeEach(value) : closeObjects(value, keyword === 'allOf'),
    ]),
  )
  const isObject = 'properties' in closed || 'allOf' in closed || '$ref' in closed
  return isObject && !isInAllOf ? { ...closed, unevaluatedProperties: false } : closed
}

function closeEach(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([name, schema]) => [name, closeObjects(schema)]),
  )
}
