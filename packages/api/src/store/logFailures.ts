import { isRejectedWithValue } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'

import { toApiFailure } from '../failure.ts'
import type { ApiFailure } from '../failure.ts'
import { callMetaOf } from '../transport/call.ts'
import type { CallMeta } from '../transport/call.ts'

/** What may be told of a failed call: never what was sent, asked for by id, or answered. */
export interface FailureLogEntry extends Pick<CallMeta, 'method' | 'path' | 'status'> {
  kind: ApiFailure['kind']
}

/** Passes each failed call to `log`, once however often a read was repeated. */
export function logFailures(log: (entry: FailureLogEntry) => void): Middleware {
  return () => (next) => (action) => {
    const result = next(action)
    if (isRejectedWithValue(action)) {
      const meta = callMetaOf(action.meta)
      const failure = toApiFailure(action.payload)
      if (meta && failure) {
        const { method, path, status } = meta
        log({ method, path, ...(status !== undefined && { status }), kind: failure.kind })
      }
    }
    return result
  }
}
