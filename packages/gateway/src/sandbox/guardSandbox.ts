import { createMiddleware } from 'hono/factory'

import { bareHost, isLoopbackHost } from '../config/settings.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { isForwarded } from '../http/clientAddress.ts'
import type { Environment } from '../http/Environment.ts'
import { publishedPaths } from './google/paths.ts'

/**
 * The sandbox has no authentication, so it is closed to requests through a proxy, unless it may be exposed. Other sites must
 * not be able to use it through a visitor's browser either: neither with a form (checked by Origin) nor by DNS rebinding
 * (checked by Host).
 */
export function guardSandbox({ settings }: Uses<'settings'>) {
  return createMiddleware<Environment>(async (c, next) => {
    const url = new URL(c.req.url)
    const isLocal = isLoopbackHost(bareHost(url)) && !isForwarded(c.req.raw.headers)
    const origin = c.req.header('origin')
    const isOwn =
      !origin ||
      publishedPaths.has(c.req.path) ||
      (URL.canParse(origin) && new URL(origin).host === url.host)
    if (!(isLocal || settings.sandbox_exposed) || !isOwn) throw new Failure('forbidden')
    await next()
  })
}
