/** A response requested before the app's code had loaded. */
interface PrefetchedResponse {
  /** Null for a call without a session. */
  authorization: string | null
  response: Promise<Response>
  abort: () => void
}

declare global {
  interface Window {
    /** By absolute URL. Each response is used once. */
    prefetched?: Map<string, PrefetchedResponse>
  }
}

/** Requests what a page needs while the app's code is still loading. Called by an inline script in the page's head. */
export function prefetch(
  browser: Window,
  token: string | undefined,
  urls: readonly string[],
): void {
  const authorization = token === undefined ? null : `Bearer ${token}`
  browser.prefetched = new Map(
    urls.map((url) => {
      const controller = new AbortController()
      const response = fetch(url, {
        headers: {
          Accept: 'application/json',
          ...(authorization !== null && { Authorization: authorization }),
        },
        cache: 'no-store',
        signal: controller.signal,
      })
      // The consumer handles a failure. Without one it must not surface as an unhandled rejection.
      response.catch(() => undefined)
      const key = new URL(url, browser.location.href).href
      return [key, { authorization, response, abort: () => controller.abort() }] as const
    }),
  )
}

/** The response to the same request, if it was prefetched for the same token. */
export function consumePrefetched(request: Request): Promise<Response> | undefined {
  const responses = globalThis.window?.prefetched
  const prefetched = responses?.get(request.url)
  if (!prefetched || request.method !== 'GET') return undefined
  responses?.delete(request.url)
  if (prefetched.authorization !== request.headers.get('Authorization')) {
    prefetched.abort()
    return undefined
  }
  request.signal.addEventListener('abort', prefetched.abort)
  return prefetched.response
}
