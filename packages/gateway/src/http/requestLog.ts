import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'

import { routeOf } from './Environment.ts'
import type { Environment } from './Environment.ts'

/** Logs one line per request, without its actual path, query, headers and body, which may contain secrets or addresses. */
export function requestLog(logger: Logger) {
  return createMiddleware<Environment>(async (c, next) => {
    const start = performance.now()
    await next()
    const line = {
      request_id: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    if (c.res.status >= 500 && c.get('failure')) {
      logger.error({ ...line, err: c.get('failure') }, 'request failed')
    } else logger.info(line, 'request')
  })
}
