import { createMiddleware } from 'hono/factory'

import type { Environment } from './Environment.ts'

const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, X-API-Key, X-Identity-Token'
const exposedHeaders = 'Idempotent-Replayed, Retry-After, X-Request-Id'

/** Lets the pages of the listed origins call, and no others. Cookies play no part: the gateway reads none. */
export function cors(origins: readonly string[]) {
  return createMiddleware<Environment>(async (c, next) => {
    const origin = c.req.header('origin') ?? ''
    const isAllowed = origins.includes(origin)
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    c.header('vary', 'Origin')
    if (!isAllowed) return next()
    c.header('access-control-allow-origin', origin)
    c.header('access-control-expose-headers', exposedHeaders)
    if (!isPreflight) return next()
    return c.body(null, 204, {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '600',
    })
  })
}
