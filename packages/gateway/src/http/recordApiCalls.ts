import { createMiddleware } from 'hono/factory'

import type { Uses } from '../context.ts'
import type { Environment } from './Environment.ts'

/** Notes the calls with API keys for the merchants' logs. */
export function recordApiCalls({ apiCalls, now }: Uses<'apiCalls' | 'now'>) {
  return createMiddleware<Environment>(async (c, next) => {
    const start = performance.now()
    await next()
    const caller = c.get('apiCaller')
    if (!caller) return
    apiCalls.add({
      ...caller,
      id: c.get('requestId'),
      method: c.req.method,
      status: c.res.status,
      duration_ms: Math.round(performance.now() - start),
      created_at: now(),
    })
  })
}
