import type { operations, OperationName } from '@sluice/api/contract'
import { Hono } from 'hono'
import { cors } from 'hono/cors'

import { accountRoutes } from '../accounts/routes.ts'
import { apiKeyRoutes } from '../apiKeys/routes.ts'
import { businessRoutes } from '../business/routes.ts'
import type { GatewayContext } from '../context.ts'
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts'
import { Failure } from '../errors/Failure.ts'
import type { Environment } from './Environment.ts'
import { createMetrics } from './metrics.ts'
import { problemResponse } from './problem.ts'
import { requestId } from './requestId.ts'
import { requestLog } from './requestLog.ts'
import { addRoute } from './route.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './securityHeaders.ts'
import { transactionRoutes } from '../transactions/routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'

/** Every operation of the contract. One without a route does not type-check. */
const routes: { [Name in OperationName]: Route<(typeof operations)[Name]> } = {
  ...accountRoutes,
  ...apiKeyRoutes,
  ...businessRoutes,
  ...transactionRoutes,
  ...webhookRoutes,
}

/** For the pages of other origins that may call. No credentials: the gateway reads no cookies. */
const corsOptions = {
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'X-API-Key',
    'X-Identity-Token',
  ],
  exposeHeaders: ['Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
  maxAge: 600,
}

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
  const metrics = createMetrics(context)
  app.use(metrics.measure)
  app.use(securityHeaders(context.publicUrl))
  if (context.settings.cors_origins.length > 0) {
    app.use(cors({ origin: context.settings.cors_origins, ...corsOptions }))
  }
  for (const route of Object.values(routes)) addRoute(app, context, route)
  for (const group of [metrics.routes, ...groups]) group(app, context)

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
    return problemResponse(c, toFailure(error))
  })
  return app
}

function toFailure(error: Error): Failure {
  if (error instanceof Failure) return error
  return isDatabaseUnavailable(error)
    ? new Failure('unavailable', { cause: error, retryAfter: 2 })
    : new Failure('internal', { cause: error })
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
