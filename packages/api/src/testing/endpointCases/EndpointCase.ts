import type { GatewayStore } from '../../index.ts'

/** One endpoint: how it is asked, what goes over the wire, and what comes of the answer. */
export interface EndpointCase {
  name: string
  kind: 'read' | 'submit'
  send: (store: GatewayStore) => PromiseLike<{ data?: unknown; error?: unknown }>
  /** The whole request: method, path with query, and body. */
  request: { method: string; url: string; body?: object }
  /** The contract's path, as it is logged. */
  path: string
  /** A good answer and what the endpoint makes of it. */
  answer: unknown
  data: unknown
  /** What the endpoint makes of a 204; a wrong shape where nothing is said. */
  empty?: unknown
  /** JSON that is no answer to this call. */
  wrongShapes: unknown[]
}
