import { limits } from '@sluice/api/contract'

/** The result of a tried call. */
export interface TriedCall {
  /** The HTTP status; 0 if there was no response. */
  status: number
  /** The response time in milliseconds. */
  took: number
  /** The body, indented if it is JSON. */
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
 * Sends a call of the public API as the merchant's server would. It bypasses the app's client because it
 * authenticates with the API key instead of the session. Never throws.
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
