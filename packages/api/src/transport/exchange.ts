import type { ApiFailure } from '../failure.ts'
import { takeEarly } from '../session/earlyAnswers.ts'
import type { buildRequest } from './buildRequest.ts'
import { readFailure } from './readFailure.ts'

type Outcome = { status?: number } & ({ data: unknown } | { error: ApiFailure })

/** One request and its whole answer, within a time that counts the body too. Never throws. */
export async function exchange(
  build: () => ReturnType<typeof buildRequest>,
  timeoutMs: number,
  given: AbortSignal,
): Promise<Outcome> {
  const stopping = new AbortController()
  let timedOut = false
  const stop = () => stopping.abort()
  const timer = setTimeout(() => {
    timedOut = true
    stop()
  }, timeoutMs)
  given.addEventListener('abort', stop)
  try {
    // Built inside, since a token that no header can carry makes `fetch` throw.
    const { url, init } = build()
    const { signal } = stopping
    const early =
      init.method === 'GET'
        ? takeEarly(globalThis.window, url, init.headers['Authorization'], signal)
        : undefined
    const response = await (early ?? fetch(url, { ...init, signal }))
    const text = await response.text()
    return response.ok
      ? { status: response.status, ...readJson(text) }
      : { status: response.status, error: readFailure(response, text) }
  } catch {
    return { error: { kind: timedOut ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
    given.removeEventListener('abort', stop)
  }
}

function readJson(text: string): { data: unknown } | { error: ApiFailure } {
  if (!text.trim()) return { data: null }
  try {
    return { data: JSON.parse(text) as unknown }
  } catch {
    return { error: { kind: 'schema' } }
  }
}
