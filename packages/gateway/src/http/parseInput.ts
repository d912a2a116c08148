import { refusalOf } from '@sluice/api/contract'
import * as v from 'valibot'

import { Failure } from '../errors/Failure.ts'

/** Lone surrogates cannot be encoded as UTF-8, and PostgreSQL does not store NUL. */
const unstorable = /\0|\p{Surrogate}/u

function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, member] of Object.entries(value)) {
    const found = findUnstorable(member, path ? `${path}.${name}` : name)
    if (found !== null) return found
  }
  return null
}

/**
 * Parses input with a schema. Fails with `validation_failed`, or `unknown_field` where unknown members are refused, and one
 * error per field, which never contain the input.
 */
export function parseInput<
  S extends v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>,
>(schema: S, input: unknown): v.InferOutput<S> {
  // Valibot takes a list for an object without members.
  const result = v.safeParse(schema, Array.isArray(input) ? null : input)
  if (!result.success) {
    const { code, fields } = refusalOf(result.issues)
    throw new Failure(code, { fields })
  }
  const field = findUnstorable(result.output, '')
  if (field !== null) {
    throw new Failure('validation_failed', {
      fields: [{ field, message: 'contains a character that is not allowed' }],
    })
  }
  return result.output
}
