import type { Operation } from '@sluice/api/contract'
import { streamSSE } from 'hono/streaming'

import { readCall } from './route.ts'
import type { Call, Route } from './route.ts'

/** A comment this often keeps proxies from closing a quiet connection, and shows when a client is gone. */
const heartbeatMs = 15_000

/** After this time the client reconnects, maybe to another gateway. */
const streamMs = 600_000

/** The ID of the last event of a stream. A client that sends it has seen everything. */
const lastId = 'end'

/** A state that is sent as an event. */
interface StreamEvent {
  data: unknown
  /** Two events of the same version show the same. */
  version: string
  /** Whether no other event follows. */
  isFinal: boolean
}

/** What a stream sends. */
interface Source {
  first: StreamEvent
  /** Waits for the next event, up to a time; null if there is none. */
  next: (ms: number) => Promise<StreamEvent | null>
  isOver: () => boolean
  leave: () => void
}

/** Binds an operation that responds with server-sent events. What `open` throws is an ordinary error response. */
export function streamRoute<O extends Operation>(
  operation: O,
  open: (call: Call<O>) => Promise<Source>,
): Route<O> {
  return {
    operation,
    respond: async (context, c) => {
      const source = await open(await readCall(context, operation, c))
      if (source.first.isFinal && c.req.header('last-event-id') === lastId) {
        source.leave()
        // Tells an `EventSource` not to reconnect.
        return c.body(null, 204, { 'cache-control': 'no-store' })
      }
      const response = streamSSE(c, async (stream) => {
        stream.onAbort(source.leave)
        // Also ends a stream whose client no longer reads.
        const timer = setTimeout(() => {
          source.leave()
          stream.abort()
        }, streamMs)
        try {
          let sent = ''
          for (
            let event: StreamEvent | null = source.first;
            !source.isOver();
            event = await source.next(heartbeatMs)
          ) {
            if (event === null) await stream.write(': \n\n')
            else if (event.version !== sent) {
              sent = event.version
              const data = JSON.stringify(event.data)
              await stream.writeSSE(event.isFinal ? { data, id: lastId } : { data })
            }
            if (event?.isFinal) break
          }
        } finally {
          clearTimeout(timer)
          source.leave()
        }
      })
      response.headers.set('cache-control', 'no-store')
      // Proxies such as nginx would collect events before they pass them on.
      response.headers.set('x-accel-buffering', 'no')
      return response
    },
  }
}
