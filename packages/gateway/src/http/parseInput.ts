import { hasUnknownField } from '@sluice/api/contract'
import * as v from 'valibot'

import { Failure } from '../errors/Failure.ts'
import type { FieldError } from '../errors/Failure.ts'

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

/** Valibot's own messages contain the input, so only the contract's messages are passed on. */
function wordsFor(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is required'
  return /received /i.test(issue.message)
    ? `must be ${issue.expected ?? 'something else'}`
    : issue.message
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
    const fields = new Map<string, FieldError>()
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? ''
      if (!fields.has(field)) fields.set(field, { field, message: wordsFor(issue) })
    }
    const code = hasUnknownField(result.issues) ? 'unknown_field' : 'validation_failed'
    throw new Failure(code, { fields: [...fields.values()] })
  }
  const field = findUnstorable(result.output, '')
  if (field !== null) {
    throw new Failure('validation_failed', {
      fields: [{ field, message: 'contains a character that is not allowed' }],
    })
  }
  return result.output
}
