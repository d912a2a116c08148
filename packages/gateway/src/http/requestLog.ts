import { createMiddleware } from 'hono/factory'

import type { Logger } from 'pino'

import type { Environment } from './Environment.ts'
import { routeOf } from './routeOf.ts'

/**
 * One line a request: its method, the route that it matched, the status and the time. Never a query, a header, a body or
 * the path as it was sent: any of them may hold a token, an address or a key.
 */
export function requestLog(logger: Logger) {
  return createMiddleware<Environment>(async (c, next) => {
    const began = performance.now()
    await next()
    const line = {
      request_id: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    }
    if (c.res.status >= 500 && c.get('failure')) {
      logger.error({ ...line, err: c.get('failure') }, 'request failed')
    } else logger.info(line, 'request')
  })
}
