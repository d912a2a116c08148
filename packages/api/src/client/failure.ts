import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query'

/** A field that the server rejected, with the server's message. */
export interface FieldError {
  field: string
  message: string
}

/** The server answered with a status outside 200 to 299. */
export interface HttpFailure {
  kind: 'http'
  status: number
  /** `message` of a JSON body, if the server sent one. Never taken from HTML. */
  message?: string
  /** A code from the contract's table of errors, if the server uses that table. */
  code?: string
  /** The rejected fields, if the server names them. */
  errors?: FieldError[]
  /** Seconds to wait before another attempt, from `Retry-After`. */
  retryAfter?: number
}

/**
 * Every way a call can fail. `timeout`: no response within 10,000 ms. `network`: no response at all. `schema`: a 2xx
 * response that does not match the contract, such as HTML or truncated JSON.
 */
export type ApiFailure =
  | HttpFailure
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'schema' }

/** Translates an error of `fetchBaseQuery`, whose bodies are read as text. */
export function readFailure(
  { status, data }: FetchBaseQueryError,
  meta: FetchBaseQueryMeta | undefined,
): ApiFailure {
  if (status === 'TIMEOUT_ERROR') return { kind: 'timeout' }
  // A body that breaks off while it is read as text can only be the connection.
  if (typeof status !== 'number') return { kind: 'network' }
  const { message, code, errors } = parseObject(data)
  const fields = Array.isArray(errors) ? errors.filter(isFieldError) : []
  const retryAfter = parseRetryAfter(meta?.response?.headers.get('Retry-After'))
  return {
    kind: 'http',
    status,
    ...(typeof message === 'string' && message.trim() && { message }),
    ...(typeof code === 'string' && { code }),
    ...(fields.length > 0 && { errors: fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseObject(text: unknown): Record<string, unknown> {
  const body = typeof text === 'string' ? parseJson(text) : undefined
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function isFieldError(entry: unknown): entry is FieldError {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'field' in entry &&
    typeof entry.field === 'string' &&
    'message' in entry &&
    typeof entry.message === 'string'
  )
}

/** `Retry-After` is a number of seconds or a date. */
function parseRetryAfter(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

const kinds = new Set<unknown>(['http', 'timeout', 'network', 'schema'])

function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.has(error.kind)
}

/**
 * Narrows the `error` of a hook or of `unwrap()`, whose type in Redux Toolkit is wider than `ApiFailure`. Anything else,
 * such as an aborted call, reads as `network`. Undefined if nothing failed.
 */
export function toApiFailure(error: undefined): undefined
export function toApiFailure(error: object): ApiFailure
export function toApiFailure(error: unknown): ApiFailure | undefined
export function toApiFailure(error: unknown): ApiFailure | undefined {
  if (error === undefined) return undefined
  return isApiFailure(error) ? error : { kind: 'network' }
}
