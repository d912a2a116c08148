import { limits } from '@sluice/api/contract'

/** What came of a call that was tried. */
export interface TriedCall {
  /** The HTTP status; 0 where no answer came. */
  status: number
  /** How long the answer took, in milliseconds. */
  took: number
  /** The body, indented where it is JSON. */
  body: string
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/**
 * Sends a call of the public API as the merchant's own server would. It goes past the app's own transport, since it
 * carries the key and not the session. Never throws.
 */
export async function tryCall(url: string, key: string, body?: object): Promise<TriedCall> {
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-API-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.apiTimeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, took: took(), body: indented(text) }
  } catch {
    return { status: 0, took: took(), body: '' }
  }
}
