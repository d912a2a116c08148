import type { Operation } from '../contract/operation.ts'

/** What an endpoint asks of the transport: an operation of the contract and what to fill it with. */
export interface Call {
  operation: Operation
  /** Which base the path stands on: the API's, or the absolute host of the account calls. */
  host?: 'api' | 'account'
  /** Values for the `{name}` parts of the path. */
  params?: Readonly<Record<string, string>>
  /** Query members; those that are undefined are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, as it is. */
  body?: Readonly<Record<string, string | number | boolean>>
  /** The identity provider's ID token, sent as `X-Identity-Token`. Decision 26. */
  identityToken?: string | undefined
}

/** What the transport notes beside an answer, for the store. */
export interface CallMeta {
  method: Operation['method']
  /** The contract's template, without ids and query. */
  path: string
  /** The HTTP status, where there was an answer. */
  status?: number
  /** Set on a 401 that ends a session: the generation of the session that the call began in. */
  unauthorizedIn?: number
}

/** Reads the note from the meta of a Redux action. A call that was never sent has none. */
export function callMetaOf(meta: object): CallMeta | undefined {
  return 'baseQueryMeta' in meta && isCallMeta(meta.baseQueryMeta) ? meta.baseQueryMeta : undefined
}

function isCallMeta(meta: unknown): meta is CallMeta {
  return typeof meta === 'object' && meta !== null && 'method' in meta && 'path' in meta
}
