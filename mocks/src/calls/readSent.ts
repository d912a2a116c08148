import type { Operation } from '@sluice/api/contract'
import * as v from 'valibot'

import { Refusal, type RefusedField } from './Refusal.ts'

/** The most bytes of a body that are read. */
const maxBodyBytes = 65_536

/** The parts of a request, each read with the operation's own schema. */
export async function readSent(
  operation: Operation,
  request: Request,
  params: Record<string, string>,
): Promise<{ body: unknown; query: unknown; params: unknown }> {
  const refused: RefusedField[] = []
  const read = (schema: Operation['body'], value: unknown): unknown => {
    if (!schema) return undefined
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    refused.push(...fieldsOf(result.issues))
    return undefined
  }
  const sent = {
    params: read(operation.params, params),
    query: read(operation.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: operation.body ? read(operation.body, await readJson(request)) : undefined,
  }
  if (refused.length > 0) throw new Refusal('validation_failed', refused)
  return sent
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new Refusal('unsupported_media_type')
  }
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxBodyBytes) throw new Refusal('body_too_large')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new Refusal('malformed_body')
  }
}

/** One entry a field, with the first thing that is wrong with it. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): RefusedField[] {
  const byField = new Map<string, RefusedField>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!byField.has(field)) byField.set(field, { field, message: messageOf(issue, field) })
  }
  return [...byField.values()]
}

function messageOf(issue: v.BaseIssue<unknown>, field: string): string {
  return issue.received === 'undefined' ? `${field} is required` : issue.message
}
