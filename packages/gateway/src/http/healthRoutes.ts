import { Failure } from '../errors/Failure.ts'
import type { RouteGroup } from './createApp.ts'

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export const healthRoutes: RouteGroup = (app, context) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    try {
      await context.database.ping()
    } catch (cause) {
      throw new Failure('unavailable', { cause, retryAfter: 5 })
    }
    return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
  })
}
