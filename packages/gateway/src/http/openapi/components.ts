import * as contract from '@sluice/api/contract'
import type * as v from 'valibot'

import { describeMembers } from './describeMembers.ts'
import { answerJsonSchema, bodyJsonSchema } from './jsonSchemas.ts'
import type { ContractSchema, JsonSchema } from './jsonSchemas.ts'

/** The schemas of the contract by what they are called in the document: `transactionSchema` is `Transaction`. */
const names = new Map<unknown, string>(
  Object.entries(contract)
    .filter(([name]) => name.endsWith('Schema'))
    .map(([name, schema]) => [
      schema,
      name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length),
    ]),
)

/** The named schemas of a document. */
export interface Components {
  /** A reference to the schema of a response, or the schema itself if it has no name. */
  answer: (schema: ContractSchema) => JsonSchema
  /** The same for the schema of a request body. */
  body: (schema: ContractSchema) => JsonSchema
  /** What was referred to, by name. */
  schemas: Record<string, JsonSchema>
}

function isArray(
  schema: ContractSchema,
): schema is ContractSchema & v.ArraySchema<ContractSchema, undefined> {
  return schema.type === 'array'
}

/** Collects the schemas that a document refers to. */
export function createComponents(): Components {
  const schemas: Record<string, JsonSchema> = {}

  function refer(
    schema: ContractSchema,
    convert: (schema: ContractSchema) => JsonSchema,
  ): JsonSchema {
    const name = names.get(schema)
    if (name === undefined) {
      return isArray(schema) && names.has(schema.item)
        ? { type: 'array', items: refer(schema.item, convert) }
        : convert(schema)
    }
    schemas[name] ??= describeMembers(name, convert(schema))
    return { $ref: `#/components/schemas/${name}` }
  }

  return {
    answer: (schema) => refer(schema, answerJsonSchema),
    body: (schema) => refer(schema, bodyJsonSchema),
    schemas,
  }
}
