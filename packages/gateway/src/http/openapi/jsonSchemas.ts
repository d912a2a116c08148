import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** Any schema of the contract. */
export type ContractSchema = v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>

/** The parts of a JSON Schema that are used here. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** Whether a part of a schema has keywords. */
export function isJsonObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function convert(schema: ContractSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    // Checks and transforms that JSON Schema cannot express are described in text.
    errorMode: 'ignore',
  })
  return { ...rest }
}

/** Removes the `null` and the default, which only clients of other servers need. */
function withoutDefault(schema: JsonSchema): JsonSchema {
  const { default: fallback, ...rest } = schema
  if (fallback === undefined || fallback === null || !Array.isArray(rest['anyOf'])) return rest
  const kinds: unknown[] = rest['anyOf'].filter(
    (kind) => !isJsonObject(kind) || kind['type'] !== 'null',
  )
  const { anyOf: _, ...others } = rest
  const [only] = kinds
  return kinds.length === 1 && isJsonObject(only)
    ? { ...others, ...only }
    : { ...others, anyOf: kinds }
}

function asSent(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asSent)
  if (!isJsonObject(schema)) return schema
  const plain = withoutDefault(schema)
  const entries = Object.entries(plain).map(([keyword, value]) => {
    if (keyword !== 'properties' || !isJsonObject(value)) return [keyword, asSent(value)]
    return [
      keyword,
      Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asSent(member)])),
    ]
  })
  const sent: JsonSchema = Object.fromEntries(entries)
  // The contract lets other servers omit members, but the gateway always sends them.
  return isJsonObject(sent['properties'])
    ? { ...sent, required: Object.keys(sent['properties']) }
    : sent
}

/** The schema of a response. Strict, while the contract's own is tolerant. */
export function answerJsonSchema(schema: ContractSchema): JsonSchema {
  const sent = asSent(convert(schema, 'output'))
  return isJsonObject(sent) ? sent : {}
}

/** The schema of a request body. */
export function bodyJsonSchema(schema: ContractSchema): JsonSchema {
  return convert(schema, 'input')
}

/** The schema of parsed parameters; in a path or query everything is sent as text. */
export function parametersJsonSchema(schema: ContractSchema): {
  properties: Record<string, JsonSchema>
  required: string[]
} {
  const { properties, required } = convert(schema, 'output')
  return {
    properties: Object.fromEntries(
      Object.entries(isJsonObject(properties) ? properties : {}).map(([name, member]) => [
        name,
        isJsonObject(member) ? member : {},
      ]),
    ),
    required: Array.isArray(required) ? required.map(String) : [],
  }
}
