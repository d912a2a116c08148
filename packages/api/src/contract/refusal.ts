import * as v from 'valibot'

import type { Problem } from './errors.ts'
import { hasUnknownField } from './publicApi.ts'

/** The error that a request fails with that does not fit its schema. */
export interface Refusal {
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

/** What a server answers to these issues. */
export function refusalOf(issues: readonly v.BaseIssue<unknown>[]): Refusal {
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
