import { fieldInfo } from './fieldTexts.ts'
import type { FieldInfo } from './fieldTexts.ts'
import { isJsonObject } from './jsonSchemas.ts'
import type { JsonSchema } from './jsonSchemas.ts'

function isNull(schema: unknown): boolean {
  return isJsonObject(schema) && schema['type'] === 'null'
}

/** A member's schema, without null if the gateway never sends that, and with its possible values. */
function narrow(schema: JsonSchema, info: FieldInfo): JsonSchema {
  if (Array.isArray(schema['anyOf'])) {
    const { anyOf, default: _, ...rest } = schema
    const kinds = anyOf
      .filter((kind) => info.isNullable || !isNull(kind))
      .map((kind) => (isJsonObject(kind) && !isNull(kind) ? narrow(kind, info) : kind))
    const [only] = kinds
    return kinds.length === 1 && isJsonObject(only)
      ? { ...rest, ...only }
      : { ...rest, anyOf: kinds }
  }
  return info.values ? { ...schema, enum: info.values } : schema
}

/** Adds to a named schema of the public API what its members mean, on every level. */
export function describeMembers(schemaName: string, schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isJsonObject(value)) {
        const members = Object.entries(value).map(([name, member]) => {
          const info = fieldInfo(schemaName, name)
          if (!info || !isJsonObject(member)) return [name, member]
          const { description } = info
          return [name, { ...describeMembers(schemaName, narrow(member, info)), description }]
        })
        return [keyword, Object.fromEntries(members)]
      }
      return [keyword, isJsonObject(value) ? describeMembers(schemaName, value) : value]
    }),
  )
}
