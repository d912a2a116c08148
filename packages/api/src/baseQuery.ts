import type { BaseQueryFn } from '@reduxjs/toolkit/query'

import { login } from './contract/login.ts'
import type { ApiFailure } from './failure.ts'
import { buildRequest } from './transport/buildRequest.ts'
import type { Call, CallMeta } from './transport/call.ts'
import { environmentOf } from './transport/environment.ts'
import { exchange } from './transport/exchange.ts'

/** The shape of every call through the transport. */
export type GatewayBaseQuery = BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta>

/**
 * Sends one call once: base address, bearer, 10,000 ms, a mark on the 401 that ends a session. Answers with the body's JSON, or null where
 * a 2xx has no body. Never throws.
 */
export const baseQuery: GatewayBaseQuery = async (call, api) => {
  const environment = environmentOf(api)
  const { operation } = call
  const { session } = environment
  // Screens that are still there while a session ends would ask again, in nobody's name.
  if (operation.auth === 'bearer' && session.isOver()) {
    return { error: { kind: 'http', status: 401 } }
  }
  const generation = session.generation()
  const { status, ...outcome } = await exchange(
    () => buildRequest(call, environment),
    environment.timing.timeoutMs,
    api.signal,
  )
  const meta: CallMeta = { method: operation.method, path: operation.path }
  if (status !== undefined) meta.status = status
  // The catalogue's own words for a failed log-in would be lost in the redirect. Decision 9.
  if (status === 401 && operation !== login) meta.unauthorizedIn = generation
  return 'error' in outcome ? { error: outcome.error, meta } : { data: outcome.data, meta }
}
