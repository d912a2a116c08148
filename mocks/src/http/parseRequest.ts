import { readInput, type Operation } from '@sluice/api/contract'

import { ApiError } from './ApiError.ts'

/** Parses the parts of a request with the operation's schemas. */
export async function parseRequest(
  { params, query, body }: Operation,
  request: Request,
  pathParams: Record<string, string>,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  // Of a repeated query parameter the first value counts.
  const search = [...new URL(request.url).searchParams].toReversed()
  return {
    params: params && parsePart(params, pathParams),
    query: query && parsePart(query, Object.fromEntries(search)),
    body: body && parsePart(body, await readJson(request)),
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new ApiError('malformed_body')
  }
}

function parsePart(schema: NonNullable<Operation['body']>, value: unknown): unknown {
  const result = readInput(schema, value)
  if (!result.success) throw new ApiError(result.code, result.fields)
  return result.output
}
