import * as v from 'valibot'

import type { MessageResponse } from './contract/message.ts'

/** Reads the empty body of an answer that only says something as one that says nothing. */
export function messageOrEmpty(schema: v.GenericSchema<{ message?: string }, MessageResponse>) {
  return v.nullish(schema, { message: '' })
}
