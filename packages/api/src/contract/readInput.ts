import * as v from 'valibot'

import type { Problem } from './errors.ts'
import { hasUnknownField } from './strictRequest.ts'

/** The error that a request fails with that does not fit its schema. */
interface Refusal {
  code: 'unknown_field' | 'validation_failed'
  /** The first issue of each field, without the input. */
  fields: NonNullable<Problem['errors']>
}

/** Valibot's own messages contain the input, so only the contract's messages are passed on. */
function wordsFor(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is required'
  return /received /i.test(issue.message)
    ? `must be ${issue.expected ?? 'something else'}`
    : issue.message
}

function refusalOf(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const fields = new Map<string, Refusal['fields'][number]>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!fields.has(field)) fields.set(field, { field, message: wordsFor(issue) })
  }
  return {
    code: hasUnknownField(issues) ? 'unknown_field' : 'validation_failed',
    fields: [...fields.values()],
  }
}

/** Lone surrogates cannot be encoded as UTF-8, and PostgreSQL does not store NUL. */
const unstorable = /\0|\p{Surrogate}/u

/** The path of the first text that no server can store. */
function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, member] of Object.entries(value)) {
    const found = findUnstorable(member, path ? `${path}.${name}` : name)
    if (found !== null) return found
  }
  return null
}

/** Reads a part of a request as a server does: what its schema makes of it, or the error to answer with. */
export function readInput<
  S extends v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>,
>(
  schema: S,
  input: unknown,
): { success: true; output: v.InferOutput<S> } | ({ success: false } & Refusal) {
  // Valibot takes a list for an object without members.
  const { success, output, issues } = v.safeParse(schema, Array.isArray(input) ? null : input)
  if (!success) return { success, ...refusalOf(issues) }
  const field = findUnstorable(output)
  if (field === null) return { success, output }
  const message = 'contains a character that is not allowed'
  return { success: false, code: 'validation_failed', fields: [{ field, message }] }
}
