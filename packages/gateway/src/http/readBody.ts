import type { Context } from 'hono'

import { Failure } from '../errors/Failure.ts'
import type { Environment } from './Environment.ts'

/** Maximum size of a body in bytes. The contract's largest, with all metadata escaped, is under a quarter of it. */
export const maxBodyBytes = 128 * 1024

/** Maximum nesting of a JSON body. The contract's bodies are one level deep. */
const maxDepth = 16

/** Rejects deep nesting before parsing, by counting brackets outside strings. */
function checkDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxDepth) throw new Failure('malformed_body')
    } else if (character === '}' || character === ']') depth -= 1
  }
}

/**
 * Whether an object of a valid JSON text names a member twice, of which `JSON.parse` silently takes the last. Only names are
 * followed by a colon, so a short scan does; a JSON parser of our own or another library would be more to maintain.
 */
function hasDuplicateName(text: string): boolean {
  const open: Set<string>[] = []
  for (const [token, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (colon !== undefined) {
      const names = open.at(-1)
      const name: string = JSON.parse(token.slice(0, -colon.length))
      if (names?.has(name)) return true
      names?.add(name)
    }
  }
  return false
}

// Hono's `bodyLimit` is not used because it closes the connection without announcing it. Record 14.
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) {
    throw new Failure('body_too_large')
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    // It fails when the client ends the connection, or is too slow and the server does.
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new Failure('malformed_body', { cause })
    })
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maxBodyBytes) {
      await reader.cancel()
      throw new Failure('body_too_large')
    }
    chunks.push(value)
  }
}

/** Reads the body as text. Fails with `body_too_large`, or with `malformed_body` if it is not UTF-8. */
export async function readTextBody(c: Context<Environment>): Promise<string> {
  const bytes = await readBytes(c.req.raw)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Failure('malformed_body', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Failure('malformed_body', { cause })
  }
}

/** Reads a JSON body. Fails with `unsupported_media_type`, `body_too_large` or `malformed_body`. */
export async function readJsonBody(c: Context<Environment>): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const encoding = c.req.header('content-encoding')
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type) || (encoding && encoding !== 'identity')) {
    throw new Failure('unsupported_media_type')
  }
  const text = await readTextBody(c)
  checkDepth(text)
  const value = parseJson(text)
  if (hasDuplicateName(text)) throw new Failure('malformed_body')
  return value
}
