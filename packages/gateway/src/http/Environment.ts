import type { MerchantId } from '@sluice/api/contract'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

import type { Failure } from '../errors/Failure.ts'

/** The types of what handlers and middleware share. */
export interface Environment {
  Bindings: HttpBindings
  Variables: {
    /** Identifies the request in the log and in error responses. */
    requestId: string
    /** The error behind the response, for the log. */
    failure: Failure | undefined
    /** Who called with an API key, and the path, for the merchant's log of calls. */
    apiCaller: { user_id: MerchantId; api_key_id: string; path: string } | undefined
  }
}

/** The route that handles a request, such as `/pay/api/transaction/status/:id`; never the actual path. */
export function routeOf(c: Context<Environment>): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none'
}
