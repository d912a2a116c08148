import { Failure } from '../errors/Failure.ts'

/** Most bytes of a request's body. The largest one of the contract, metadata all escaped, stays under a quarter of it. */
const bodyLimit = 128 * 1024

/** Deepest nesting of a body; the contract's own go one deep. */
const depthLimit = 16

/** Refuses deep nesting before the parser meets it, by counting brackets outside of strings. */
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
      if (depth > depthLimit) throw new Failure('malformed_body')
    } else if (character === '}' || character === ']') depth -= 1
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) {
    throw new Failure('body_too_large')
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > bodyLimit) {
      await reader.cancel()
      throw new Failure('body_too_large')
    }
    chunks.push(value)
  }
}

/** The body as text. Fails with `body_too_large`, or with `malformed_body` where it is not UTF-8. */
export async function readTextBody(request: Request): Promise<string> {
  const bytes = await readBytes(request)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Failure('malformed_body', { cause })
  }
}

/** The JSON that a request carries. Fails with `unsupported_media_type`, `body_too_large` or `malformed_body`. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const encoding = request.headers.get('content-encoding')
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type) || (encoding && encoding !== 'identity')) {
    throw new Failure('unsupported_media_type')
  }
  const text = await readTextBody(request)
  checkDepth(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Failure('malformed_body', { cause })
  }
}
