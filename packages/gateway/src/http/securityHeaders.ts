import { createMiddleware } from 'hono/factory'

import type { Environment } from './Environment.ts'

/**
 * What every answer says to a browser. Pages add a content policy that lets them do what they need. Headers are set before
 * the answer is made: touching them afterwards turns each answer into a second, slower one.
 */
export function securityHeaders(publicUrl: () => string) {
  return createMiddleware<Environment>(async (c, next) => {
    c.header('x-content-type-options', 'nosniff')
    c.header('x-frame-options', 'DENY')
    c.header('referrer-policy', 'no-referrer')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (publicUrl().startsWith('https:')) {
      c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
    await next()
  })
}
