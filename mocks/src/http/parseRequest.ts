import { readInput, type Operation } from '@sluice/api/contract'

import { ApiError } from './ApiError.ts'

const maxBodyBytes = 128 * 1024
const maxBodyDepth = 16

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
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type)) throw new ApiError('unsupported_media_type')
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxBodyBytes) throw new ApiError('body_too_large')
  const value = parseJson(bytes)
  if (depthOf(value) > maxBodyDepth) throw new ApiError('malformed_body')
  return value
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError('malformed_body')
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

function parsePart(schema: NonNullable<Operation['body']>, value: unknown): unknown {
  const result = readInput(schema, value)
  if (!result.success) throw new ApiError(result.code, result.fields)
  return result.output
}
