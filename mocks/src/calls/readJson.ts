import { Refusal } from './Refusal.ts'

/** The most bytes of a body that are read. */
const maxBytes = 128 * 1024

/** The deepest nesting of a body that is read. */
const maxDepth = 16

/** The JSON that a request carries. Refuses what is no JSON, too large, or too deep. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type)) throw new Refusal('unsupported_media_type')
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxBytes) throw new Refusal('body_too_large')
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (depthOf(value) <= maxDepth) return value
  } catch {
    throw new Refusal('malformed_body')
  }
  throw new Refusal('malformed_body')
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
