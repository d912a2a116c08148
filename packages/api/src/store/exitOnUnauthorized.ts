import { isRejectedWithValue } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'

import type { Session } from '../session/session.ts'
import { callMetaOf } from '../transport/call.ts'

/**
 * The one exit on 401. It stands behind the store rather than in the transport, so that the call which is answered
 * 401 has reported its own failure before everything is cleared.
 */
export function exitOnUnauthorized(session: Session): Middleware {
  return () => (next) => (action) => {
    const result = next(action)
    const generation = isRejectedWithValue(action)
      ? callMetaOf(action.meta)?.unauthorizedIn
      : undefined
    if (generation !== undefined) session.endUnauthorized(generation)
    return result
  }
}
