import type { Operation } from '@sluice/api/contract'
import type { Context } from 'hono'

import type { GatewayContext } from '../context.ts'
import { authorise } from './authorise.ts'
import { callerAddress } from './callerAddress.ts'
import type { Environment } from './Environment.ts'
import { parseInput } from './parseInput.ts'
import { readJsonBody } from './readJsonBody.ts'

/** What a schema puts out; undefined where a call has no such schema. */
type OutputOf<S> = S extends { readonly '~types'?: { readonly output: infer T } | undefined }
  ? T
  : undefined

/** A call as its handler sees it: parsed by the contract's schemas, and authorised. */
export interface Call<O extends Operation> {
  context: GatewayContext
  params: OutputOf<O['params']>
  query: OutputOf<O['query']>
  body: OutputOf<O['body']>
  /** The merchant who calls; empty on calls that anybody may make. */
  userId: string
  /** Who calls, for counting how often. */
  address: string
  /** A request header that is no part of the contract's schemas. */
  header: (name: string) => string | undefined
}

/** What a handler gives back: the answer, and headers to send beside it. */
export interface Reply<A> {
  response: A
  headers?: Record<string, string>
}

/** One call of the contract with what answers it. */
export interface Implementation<O extends Operation = Operation> {
  operation: O
  response: (context: GatewayContext, c: Context<Environment>) => Promise<Reply<unknown>>
}

// The signature that callers see ties the schemas to what they put out; the one below it can't say that.
async function readCall<O extends Operation>(
  context: GatewayContext,
  operation: O,
  c: Context<Environment>,
): Promise<Call<O>>
async function readCall(
  context: GatewayContext,
  { auth, params, query, body }: Operation,
  c: Context<Environment>,
): Promise<Call<Operation>> {
  const addressOf = () => callerAddress(c, context.settings.trust_proxy)
  // Who calls is settled first: a stranger learns nothing of what a call would have wanted.
  const userId = auth === 'none' ? '' : await authorise(context, auth, c.req.raw.headers, addressOf)
  return {
    context,
    userId,
    // Few calls count by it, and reading it is a part of what the others cost.
    get address() {
      return addressOf()
    },
    params: params && parseInput(params, c.req.param()),
    query: query && parseInput(query, c.req.query()),
    body: body && parseInput(body, await readJsonBody(c.req.raw)),
    header: (name) => c.req.header(name),
  }
}

/** Says how a call of the contract is answered; the types of both sides come from the contract. */
export function implement<O extends Operation>(
  operation: O,
  handle: (call: Call<O>) => Promise<Reply<OutputOf<O['response']>>>,
): Implementation<O> {
  return {
    operation,
    response: async (context, c) => handle(await readCall(context, operation, c)),
  }
}
