import { createMiddleware } from 'hono/factory'

import type { Environment } from './Environment.ts'

/** What every answer says to a browser. Pages add a content policy that lets them do what they need. */
export function securityHeaders(publicUrl: () => string) {
  return createMiddleware<Environment>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('x-frame-options', 'DENY')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'no-referrer')
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (publicUrl().startsWith('https:')) {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
  })
}
