import type { Operation } from '@sluice/api/contract'
import * as v from 'valibot'

import { readJson } from './readJson.ts'
import { Refusal, type RefusedField } from './Refusal.ts'

/** The parts of a request, each read with the operation's own schema. */
export async function readSent(
  { params, query, body }: Operation,
  request: Request,
  inPath: Record<string, string>,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  return {
    params: params && readPart(params, inPath),
    query: query && readPart(query, firstOfEach(new URL(request.url).searchParams)),
    body: body && readPart(body, await readJson(request)),
  }
}

function readPart(schema: NonNullable<Operation['body']>, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new Refusal('validation_failed', fieldsOf(result.issues))
  const field = findUnstorable(result.output, '')
  if (field !== null) {
    const message = 'has a character that can not be kept'
    throw new Refusal('validation_failed', [{ field, message }])
  }
  return result.output
}

/** Of a parameter that is given several times, the first counts. */
function firstOfEach(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].toReversed())
}

/** Where a text has a NUL or half a surrogate pair: the gateway's database could not give it back as it was sent. */
function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, member] of Object.entries(value)) {
    const found = findUnstorable(member, path ? `${path}.${name}` : name)
    if (found !== null) return found
  }
  return null
}

/** One entry a field, with the first thing that is wrong with it. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): RefusedField[] {
  const byField = new Map<string, RefusedField>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!byField.has(field)) byField.set(field, { field, message: wordsFor(issue) })
  }
  return [...byField.values()]
}

/** Valibot's own sentences repeat what was sent; the contract's do not. */
function wordsFor(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is required'
  return issue.message.includes('received ')
    ? `must be ${issue.expected ?? 'something else'}`
    : issue.message
}
