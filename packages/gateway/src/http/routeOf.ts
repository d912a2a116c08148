import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

import type { Environment } from './Environment.ts'

/** The route that answers a request, such as `/pay/api/transaction/status/:id`; never the path as it was sent. */
export function routeOf(c: Context<Environment>): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none'
}
