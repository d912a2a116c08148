import type { HttpBindings } from '@hono/node-server'

/** What every request carries through the handlers. */
export interface Environment {
  Bindings: HttpBindings
  Variables: {
    /** Names the request in the log and in a failure's answer. */
    requestId: string
    /** The failure that was answered, for the log. */
    failure: unknown
  }
}
