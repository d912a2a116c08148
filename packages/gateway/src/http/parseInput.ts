import { readInput } from '@sluice/api/contract'
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
