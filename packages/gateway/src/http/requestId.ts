import { createMiddleware } from 'hono/factory'

import { uuidv7 } from '../security/uuidv7.ts'
import type { Environment } from './Environment.ts'

/** Names each request. A name that the caller gives is not taken over: it could be anything, and anybody's. */
export const requestId = createMiddleware<Environment>(async (c, next) => {
  const id = uuidv7()
  c.set('requestId', id)
  c.header('x-request-id', id)
  await next()
})
