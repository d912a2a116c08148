/** A field that the server refused, in the words of the server. */
export interface FieldError {
  field: string
  message: string
}

/** The server answered with a status outside 200 to 299. */
export interface HttpFailure {
  kind: 'http'
  status: number
  /** The server's sentence, where it sent one: from `message` of a JSON body, never from HTML. */
  message?: string
  /** A name from the contract's table of errors, where the server knows that table. */
  code?: string
  /** The refused fields, where the server names them. */
  errors?: FieldError[]
  /** Seconds to wait before trying again, from `Retry-After`. */
  retryAfter?: number
}

/**
 * Every way in which a call fails. `timeout`: no answer within 10,000 ms. `network`: no answer at all. `schema`: a 2xx
 * whose body is not what the contract says (HTML, cut off, another shape).
 */
export type ApiFailure =
  | HttpFailure
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'schema' }

const kinds = new Set<unknown>(['http', 'timeout', 'network', 'schema'])

function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.has(error.kind)
}

/**
 * Narrows the `error` of a hook or of `unwrap()`, which Redux Toolkit types wider than what a call can fail with.
 * Anything else, such as a call given up halfway, reads as `network`: there was no answer. Undefined where nothing failed.
 */
export function toApiFailure(error: undefined): undefined
export function toApiFailure(error: object): ApiFailure
export function toApiFailure(error: unknown): ApiFailure | undefined
export function toApiFailure(error: unknown): ApiFailure | undefined {
  if (error === undefined) return undefined
  return isApiFailure(error) ? error : { kind: 'network' }
}
