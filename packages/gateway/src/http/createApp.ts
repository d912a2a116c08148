import type { operations, OperationName } from '@sluice/api/contract'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'

import { accountRoutes } from '../accounts/routes.ts'
import { apiCallRoutes } from '../apiCalls/routes.ts'
import { auditRoutes } from '../audit/routes.ts'
import { apiKeyRoutes } from '../apiKeys/routes.ts'
import { businessRoutes, logoRoutes } from '../business/routes.ts'
import { checkoutRoutes } from '../checkout/routes.ts'
import type { Process } from '../context.ts'
import { counterRoutes } from '../counter/routes.ts'
import { dashboardRoutes } from '../dashboard/routes.ts'
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts'
import { Failure } from '../errors/Failure.ts'
import { linkRoutes } from '../links/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import { uuidv7 } from '../security/random.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { refundRoutes } from '../refunds/routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import type { Environment } from './Environment.ts'
import type { RouteGroup } from './RouteGroup.ts'
import { requestLog } from './logger.ts'
import { recordApiCalls } from './recordApiCalls.ts'
import { createMetrics } from './monitoring.ts'
import { problemResponse } from './problem.ts'
import { addRoute } from './route.ts'
import type { Route } from './route.ts'

/** Every operation of the contract. One without a route does not type-check. */
const routes: { [Name in OperationName]: Route<(typeof operations)[Name]> } = {
  ...accountRoutes,
  ...apiCallRoutes,
  ...apiKeyRoutes,
  ...auditRoutes,
  ...businessRoutes,
  ...dashboardRoutes,
  ...checkoutRoutes,
  ...counterRoutes,
  ...linkRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...webhookRoutes,
}

/** For pages of other origins. Without credentials, since the gateway does not use cookies. */
const corsOptions = {
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'X-API-Key',
    'X-Identity-Token',
  ],
  exposeHeaders: [
    'Idempotent-Replayed',
    'Link',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Retry-After',
    'X-Request-Id',
  ],
  maxAge: 600,
}

/** Headers of every response. Pages set their own content security policy, which is kept. */
const securityHeaders = {
  overwrite: false,
  xFrameOptions: 'DENY',
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // These would block the Google popup and other sites that link to images, or have no effect in current browsers.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** Creates the HTTP app: the contract's operations, then the route groups, then 405 and 404. */
export function createApp(context: Process, groups: readonly RouteGroup[]): Hono<Environment> {
  const app = new Hono<Environment>()
  // A limit of 0 ignores IDs that clients send.
  app.use(requestId({ limitLength: 0, generator: () => uuidv7() }))
  app.use(requestLog(context.logger))
  const metrics = createMetrics(context)
  app.use(metrics.measure)
  app.use(recordApiCalls(context))
  const isSecure = context.publicUrl().startsWith('https:')
  app.use(
    secureHeaders({
      ...securityHeaders,
      strictTransportSecurity: isSecure && 'max-age=31536000; includeSubDomains',
    }),
  )
  if (context.settings.cors_origins.length > 0) {
    app.use(cors({ origin: context.settings.cors_origins, ...corsOptions }))
  }
  for (const route of Object.values(routes)) addRoute(app, context, route)
  for (const group of [metrics.routes, logoRoutes, ...groups]) group(app, context)

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
    const failure = toFailure(error)
    c.set('failure', failure)
    return problemResponse(c, failure)
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
