import { readInput } from '@sluice/api/contract'
import type { Operation } from '@sluice/api/contract'
import type * as v from 'valibot'

import { Failure } from '../errors/Failure.ts'

/**
 * Parses input with a schema. Fails with `validation_failed`, or `unknown_field` where unknown members are refused, and one
 * error per field, which never contain the input.
 */
export function parseInput<
  S extends v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>,
>(schema: S, input: unknown): v.InferOutput<S> {
  const result = readInput(schema, input)
  if (!result.success) throw new Failure(result.code, { fields: result.fields })
  return result.output
}

/** What is wrong with a parameter, whatever its value: with one that is not read, a call would do something else than asked. */
function parameterFault(known: object, name: string, values: readonly string[]): string | null {
  if (!Object.hasOwn(known, name)) return 'is not a known parameter'
  return values.length > 1 ? 'must be sent only once' : null
}

/**
 * Reads the query string of a call. Fails with `validation_failed` for each parameter that the call does not have or that is
 * sent twice, and as `parseInput` does.
 */
export function parseQuery(
  { query: schema }: Pick<Operation, 'query'>,
  sent: Readonly<Record<string, readonly string[]>>,
): unknown {
  const known = schema && 'entries' in schema ? Object(schema.entries) : {}
  const fields = Object.entries(sent).flatMap(([field, values]) => {
    const message = parameterFault(known, field, values)
    return message === null ? [] : [{ field, message }]
  })
  if (fields.length > 0) throw new Failure('validation_failed', { fields })
  const single = Object.entries(sent).map(([name, [value]]) => [name, value])
  return schema && parseInput(schema, Object.fromEntries(single))
}
