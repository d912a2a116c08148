import { createMiddleware } from 'hono/factory'

import { isLoopbackHost } from '../config/settings.ts'
import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import type { Environment } from '../http/Environment.ts'
import { publishedPaths } from './google/paths.ts'

function hostOf(authority: string): string {
  return URL.canParse(`http://${authority}`)
    ? new URL(`http://${authority}`).hostname.replace(/^\[(.*)\]$/, '$1')
    : ''
}

/**
 * The sandbox has no authentication, so other sites must not be able to use it through a visitor's browser: neither with a
 * form (checked by Origin) nor by DNS rebinding (checked by Host).
 */
export function guardSandbox(context: GatewayContext) {
  return createMiddleware<Environment>(async (c, next) => {
    const host = c.req.header('host') ?? ''
    const known =
      context.settings.sandbox_exposed ||
      isLoopbackHost(hostOf(host)) ||
      host === new URL(context.publicUrl()).host
    const origin = c.req.header('origin')
    const own =
      !origin ||
      publishedPaths.has(c.req.path) ||
      (URL.canParse(origin) && new URL(origin).host === host)
    if (!known || !own) throw new Failure('forbidden')
    await next()
  })
}
