import { Hono } from 'hono'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { cors } from './cors.ts'
import type { Environment } from './Environment.ts'
import { implementations } from './implementations.ts'
import { createRequestMetrics, metricsRoutes } from './metrics.ts'
import { problemResponse } from './problem.ts'
import { registerOperation } from './registerOperation.ts'
import { requestId } from './requestId.ts'
import { requestLog } from './requestLog.ts'
import { securityHeaders } from './securityHeaders.ts'

/** A part of the gateway that adds its own routes. */
export type RouteGroup = (app: Hono<Environment>, context: GatewayContext) => void

/** The whole HTTP side of a gateway: the contract's calls, then what the groups add, then 405 and 404. */
export function createApp(
  context: GatewayContext,
  groups: readonly RouteGroup[],
): Hono<Environment> {
  const app = new Hono<Environment>()
  app.use(requestId)
  app.use(requestLog(context.logger))
  const metrics = createRequestMetrics()
  app.use(metrics.middleware)
  app.use(securityHeaders(context.publicUrl))
  if (context.settings.cors_origins.length > 0) app.use(cors(context.settings.cors_origins))
  for (const implementation of Object.values(implementations)) {
    registerOperation(app, context, implementation)
  }
  for (const group of [metricsRoutes(metrics), ...groups]) group(app, context)

  app.notFound((c) => {
    const methods = app.routes
      .filter((route) => route.method !== 'ALL' && matches(route.path, c.req.path))
      .map((route) => route.method)
    if (methods.length === 0) {
      return problemResponse(c, new Failure('not_found'))
    }
    const allow = [...new Set([...methods, 'OPTIONS'])].join(', ')
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow })
    c.header('allow', allow)
    return problemResponse(c, new Failure('method_not_allowed'))
  })
  app.onError((error, c) => {
    c.set('failure', error)
    const failure = error instanceof Failure ? error : new Failure('internal', { cause: error })
    return problemResponse(c, failure)
  })
  return app
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  )
}
