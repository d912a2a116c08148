import * as contract from '@sluice/api/contract'
import type { Operation } from '@sluice/api/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** The parts of a JSON Schema that are used here. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** Whether a part of a schema has keywords. */
export function isJsonObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type ContractSchema = NonNullable<Operation['body']>

function isObjectSchema(value: unknown): value is v.GenericSchema {
  return isJsonObject(value) && (value['type'] === 'object' || value['type'] === 'strict_object')
}

/** The contract's objects by what they are called in the document: `paymentSchema` is `Transaction`. */
const named = Object.entries(contract).flatMap(([name, schema]) =>
  name.endsWith('Schema') && isObjectSchema(schema)
    ? [{ name: name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length), schema }]
    : [],
)

function isRequest({ name }: { name: string }): boolean {
  return name.endsWith('Request')
}

/** Schemas by name, and the named objects that they refer to. */
interface Converted {
  schemas: Record<string, JsonSchema>
  definitions: Record<string, JsonSchema>
}

function convert(
  schemas: Record<string, ContractSchema>,
  typeMode: 'input' | 'output',
  objects: typeof named,
): Converted {
  const { properties, $defs } = toJsonSchema(v.object(schemas), {
    target: 'draft-2020-12',
    typeMode,
    // Checks and transforms that JSON Schema cannot express are described in text.
    errorMode: 'ignore',
    definitions: Object.fromEntries(objects.map(({ name, schema }) => [name, schema])),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return { schemas: objectsOf(properties), definitions: objectsOf($defs) }
}

/** The members of a part of a schema that are schemas themselves. */
export function objectsOf(part: unknown): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(isJsonObject(part) ? part : {}).map(([name, value]) => [
      name,
      isJsonObject(value) ? value : {},
    ]),
  )
}

/** The schemas of what the gateway answers with. */
export function answerJsonSchemas(schemas: Record<string, ContractSchema>): Converted {
  return convert(
    schemas,
    'output',
    named.filter((each) => !isRequest(each)),
  )
}

/** The schemas of request bodies. */
export function bodyJsonSchemas(schemas: Record<string, ContractSchema>): Converted {
  return convert(schemas, 'input', named.filter(isRequest))
}

/** The parameters of a path or query, as they are once they are read: everything is sent as text. */
export function parameterJsonSchemas(schema: ContractSchema): {
  properties: Record<string, JsonSchema>
  required: unknown[]
} {
  const { of = {} } = convert({ of: schema }, 'output', []).schemas
  const { properties, required } = of
  return {
    properties: objectsOf(properties),
    required: Array.isArray(required) ? required : [],
  }
}
