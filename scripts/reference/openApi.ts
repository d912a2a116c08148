import { openApiDocument } from '../../packages/gateway/src/http/openapi/openApiDocument.ts'

/** The parts of a JSON Schema that are read here. */
export interface Schema {
  type?: string
  format?: string
  pattern?: string
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  enum?: (string | number)[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  /** What each member is, if their names are free. */
  additionalProperties?: Schema
  required?: string[]
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

interface Content {
  schema: Schema
  example?: unknown
}

/** The parts of an operation that are read here. */
export interface OpenApiOperation {
  operationId: string
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': Content } }
  responses: Record<string, { content?: Record<string, Content> }>
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>
  webhooks: Record<string, { post: OpenApiOperation }>
  components: { schemas: Record<string, Schema & { example?: unknown }> }
}

/** A part of the document with the schemas it refers to in their place. */
function resolve(part: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(part)) return part.map((each) => resolve(each, schemas))
  if (typeof part !== 'object' || part === null) return part
  if ('$ref' in part) {
    return resolve(schemas[String(part.$ref).split('/').at(-1) ?? ''], schemas)
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, resolve(value, schemas)]),
  )
}

/** The gateway's OpenAPI document without references. */
export function readOpenApi(): OpenApi {
  const document = openApiDocument('https://gateway.example')
  // The gateway's tests check that it is a valid OpenAPI document.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return resolve(document, Object(document['components']).schemas) as OpenApi
}

/** Whether a call is one of the public API. */
export function isPublic({ security = [] }: OpenApiOperation): boolean {
  return security.some((way) => 'apiKey' in way)
}
