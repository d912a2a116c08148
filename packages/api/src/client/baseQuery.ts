import { nanoid } from '@reduxjs/toolkit'
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'

import { limits } from '../contract/limits.ts'
import { takesIdempotencyKey } from '../contract/operation.ts'
import type { Operation } from '../contract/operation.ts'
import { consumePrefetched } from '../session/prefetch.ts'
import type { Pairing } from '../session/pairing.ts'
import type { Session } from '../session/session.ts'
import { parseJson, readFailure, toApiFailure } from './failure.ts'
import type { ApiFailure } from './failure.ts'

/** What an endpoint passes to the base query: an operation of the contract and its input. */
export interface Call {
  operation: Operation
  /** `account` sends the call to the account host instead of the API base. */
  host?: 'api' | 'account'
  /** Values for the `{name}` parts of the path. */
  params?: Readonly<Record<string, string>>
  /** Query parameters; undefined ones are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, without undefined members. */
  body?: Readonly<Record<string, string | number | boolean | object | null | undefined>>
  /** Sent instead of the session's token, for a session that this browser has ended. */
  token?: string
  /** The identity provider's ID token, sent as `X-Identity-Token`. D26. */
  identityToken?: string | undefined
  /** Makes sure that what the call creates is created once, however often it is sent. The base query sets it. */
  idempotencyKey?: string
  /** Reads the body of a response that may be too large for memory, in any time. The call's result is null then. */
  receive?: ((response: Response) => Promise<void>) | undefined
}

/** What the store is told about a call besides its result. Holds nothing private. */
export interface CallMeta {
  method: Operation['method']
  /** The contract's path template, without IDs and query. */
  path: string
  /** The HTTP status, if there was a response. */
  status?: number
  /** Set on a 401 other than log-in's: ends the session or the pairing that the call belongs to, unless another has begun since. */
  endIfCurrent?: () => void
}

/** What the store passes to every call through the thunk's extra argument. */
export interface Environment {
  /** Base of the calls: absolute, or empty for the page's own origin. */
  apiBaseUrl: string
  /** Absolute base of forgot password, reset password and verify. */
  accountApiUrl: string
  session: Session
  pairing: Pairing
  /** Asks the merchant to confirm that it is them. Resolves with whether the session is confirmed now. D42. */
  confirm?: (() => Promise<boolean>) | undefined
}

/** The environment of the store that a call runs in, which Redux Toolkit passes on untyped. */
export function environmentOf({ extra }: { extra: unknown }): Environment {
  if (!isEnvironment(extra)) throw new Error('Create the store with createGatewayStore.')
  return extra
}

function isEnvironment(extra: unknown): extra is Environment {
  return typeof extra === 'object' && extra !== null && 'session' in extra && 'apiBaseUrl' in extra
}

/** The URL of a call below a base, which is absolute or empty. */
export function urlOfCall({ operation, params, query }: Call, baseUrl: string): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  )
  const defined = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(defined.map(([name, value]) => [name, String(value)]))
  return `${baseUrl.replace(/\/+$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`
}

type GatewayBaseQuery = BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta>

const options = {
  // Account data must not reach the browser's cache, where Back would find it after logging out.
  cache: 'no-store',
  responseHandler: 'text',
} as const

const fetchText = fetchBaseQuery({
  ...options,
  timeout: limits.apiTimeoutMs,
  fetchFn: (input) =>
    (input instanceof Request ? consumePrefetched(input) : undefined) ?? fetch(input),
})

/** `fetchBaseQuery` would keep the whole body, so it gets an empty one. */
function fetchInto(receive: NonNullable<Call['receive']>) {
  return fetchBaseQuery({
    ...options,
    fetchFn: async (input) => {
      const response = await fetch(input)
      if (!response.ok) return response
      await receive(response)
      return new Response(null, { status: 204 })
    },
  })
}

/** One attempt: adds the base address and the bearer token, and reads the JSON. */
const sendOnce: GatewayBaseQuery = async (call, api, extraOptions) => {
  const { apiBaseUrl, accountApiUrl, session, pairing } = environmentOf(api)
  const { operation, body, identityToken, idempotencyKey } = call
  const meta: CallMeta = { method: operation.method, path: operation.path }
  // Screens that are still mounted while a session ends would ask again without a token.
  const isOfSession = operation.auth === 'bearer' || operation.auth === 'merchant'
  if (isOfSession && !call.token && session.isOver()) {
    return { error: { kind: 'http', status: 401 } }
  }
  const tokens = {
    none: undefined,
    apiKey: undefined,
    bearer: session.token,
    merchant: session.token,
    device: pairing.token,
  }
  const token = call.token ?? tokens[operation.auth]?.()
  const path = urlOfCall(call, call.host === 'account' ? accountApiUrl : apiBaseUrl)
  const send = call.receive ? fetchInto(call.receive) : fetchText
  const result = await send(
    {
      url: new URL(path, globalThis.location?.href).href,
      method: operation.method,
      headers: {
        Accept: 'application/json',
        // That of the page, which is not always the browser's.
        'Accept-Language': globalThis.document?.documentElement.lang || undefined,
        Authorization: token && `Bearer ${token}`,
        'X-Identity-Token': identityToken,
        'Idempotency-Key': idempotencyKey,
      },
      body,
    },
    api,
    extraOptions,
  )
  const status = result.meta?.response?.status
  if (status !== undefined) meta.status = status
  if (result.error) {
    const error = readFailure(result.error, result.meta)
    // Log-in shows its own messages for a 401.
    if (status === 401 && !operation.startsSession) {
      meta.endIfCurrent = () => {
        if (operation.auth === 'device') {
          if (token === pairing.token()) pairing.end()
        } else if (token === session.token()) session.end('unauthorized')
      }
    }
    return { error, meta }
  }
  const text = typeof result.data === 'string' ? result.data.trim() : ''
  const data = text ? parseJson(text) : null
  return data === undefined ? { error: { kind: 'schema' }, meta } : { data, meta }
}

/** Sends a call again once the merchant has confirmed that it is them, if the server asks for it. D42. */
const sendConfirmed: GatewayBaseQuery = async (call, api, extraOptions) => {
  const result = await sendOnce(call, api, extraOptions)
  const { error } = result
  if (error?.kind !== 'http' || error.code !== 'confirmation_required') return result
  return (await environmentOf(api).confirm?.()) ? sendOnce(call, api, extraOptions) : result
}

/** The keys of calls whose outcome is not known, by path, parameters and body. */
const unresolved = new Map<string, string>()

/**
 * Sends what creates something with an `Idempotency-Key`. If the response is lost, the same call sent again has the same key and
 * gets that response: the merchant who presses the button again has one payment link, not two.
 */
const sendCreating: GatewayBaseQuery = async (call, api, extraOptions) => {
  if (!takesIdempotencyKey(call.operation)) return sendConfirmed(call, api, extraOptions)
  const request = JSON.stringify([call.operation.path, call.params, call.body])
  const idempotencyKey = unresolved.get(request) ?? nanoid()
  unresolved.set(request, idempotencyKey)
  const result = await sendConfirmed({ ...call, idempotencyKey }, api, extraOptions)
  const { error } = result
  if (!error || (error.kind === 'http' && error.status < 500)) unresolved.delete(request)
  return result
}

const maxRetries = 2

function isTemporary(error: unknown): boolean {
  const failure = toApiFailure(error)
  if (failure?.kind === 'network') return true
  return failure?.kind === 'http' && failure.status >= 500 && failure.retryAfter === undefined
}

/**
 * Sends a call. Reads that failed without a response or with a 5xx are repeated at most twice; mutations, time-outs and
 * responses with `Retry-After` are not.
 */
export const baseQuery: GatewayBaseQuery = retry(sendCreating, {
  retryCondition: (error, _, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= maxRetries && isTemporary(error),
})
