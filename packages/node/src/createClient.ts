import {
  ConnectionError,
  ServerError,
  type SluiceError,
  TimeoutError,
  createApiError,
} from './errors.ts'
import { readRetryAfter, retryDelay, wait } from './retry.ts'

/** Options of a single call. */
export interface RequestOptions {
  /** Aborts the call, including its retries. The call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Time limit of each attempt in milliseconds. */
  timeoutMs?: number | undefined
  /** The maximum number of retries. 0 turns them off. */
  maxRetries?: number | undefined
  /**
   * Identifies the request: within 24 hours, the gateway handles it once, however often it is sent. By default each call has
   * a random key, which its retries share. Pass your own, such as an order number, to also cover restarts of your program.
   */
  idempotencyKey?: string | undefined
}

/** What every call of a client shares. */
export interface ClientOptions {
  apiKey: string
  /** Without a trailing slash. */
  baseUrl: string
  timeoutMs: number
  maxRetries: number
  fetch: typeof fetch
}

/** A request to the gateway. */
export interface ApiRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object | undefined
}

/** A parsed response. */
export interface ApiResponse<T> {
  data: T
  headers: Headers
}

/** Sends a request, with retries. */
export type Client = <T>(request: ApiRequest, options?: RequestOptions) => Promise<ApiResponse<T>>

/** The result of an attempt: a response, or an error and whether another attempt may help. */
type Attempt<T> =
  | { response: ApiResponse<T> }
  | { error: SluiceError; isTransient: boolean; retryAfterMs: number | undefined }

function parse(text: string): { value: ReturnType<typeof JSON.parse> } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Runtimes that keep redirects to themselves say so in the type. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

function readResponse<T>(response: Response, text: string): Attempt<T> {
  const parsed = parse(text)
  if (response.ok && parsed) {
    return { response: { data: parsed.value, headers: response.headers } }
  }
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now())
  if (response.ok) {
    const requestId = response.headers.get('x-request-id') ?? undefined
    const message = 'The response of the gateway is not JSON.'
    const error = new ServerError({ message, status: response.status, requestId })
    return { error, isTransient: true, retryAfterMs }
  }
  const retryAfter = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1_000)
  const isObject = typeof parsed?.value === 'object' && parsed.value !== null
  const error = createApiError(response, isObject ? parsed.value : undefined, retryAfter)
  const { status, code } = error
  // A retry may overtake the attempt before it, which the gateway is still working on.
  const isInProgress = code === 'idempotency_in_progress'
  const isTransient = status === 429 || response.status >= 500 || isInProgress
  return { error, isTransient, retryAfterMs }
}

/** Creates a function that sends requests with the API key and retries what may succeed the next time. */
export function createClient(client: ClientOptions): Client {
  async function attempt<T>(
    { method, path, body }: ApiRequest,
    headers: Record<string, string>,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Attempt<T>> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, timeoutMs)
    signal?.addEventListener('abort', abort)
    try {
      const response = await client.fetch(`${client.baseUrl}${path}`, {
        method,
        headers,
        // The API key must not follow a redirect to another server. Cloudflare Workers refuse "error".
        redirect: 'manual',
        signal: controller.signal,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (isRedirect(response)) {
        await response.body?.cancel()
        const message = 'The gateway redirects to another address. Check baseUrl.'
        const error = new ConnectionError({ message, status: response.status })
        return { error, isTransient: false, retryAfterMs: undefined }
      }
      return readResponse(response, await response.text())
    } catch (cause) {
      signal?.throwIfAborted()
      const error = controller.signal.aborted
        ? new TimeoutError({
            message: `The gateway did not respond within ${timeoutMs} ms.`,
            cause,
          })
        : new ConnectionError({ message: 'The gateway could not be reached.', cause })
      return { error, isTransient: true, retryAfterMs: undefined }
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  return async <T>(request: ApiRequest, options: RequestOptions = {}) => {
    const { signal, timeoutMs = client.timeoutMs, maxRetries = client.maxRetries } = options
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-api-key': client.apiKey,
    }
    if (request.body) headers['content-type'] = 'application/json'
    if (request.method === 'POST') {
      headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
    }
    for (let retries = 0; ; retries += 1) {
      signal?.throwIfAborted()
      const result = await attempt<T>(request, headers, timeoutMs, signal)
      if ('response' in result) return result.response
      const delay = retryDelay(retries, result.retryAfterMs)
      if (!result.isTransient || retries >= maxRetries || delay === null) throw result.error
      await wait(delay, signal)
    }
  }
}
