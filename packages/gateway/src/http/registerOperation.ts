import type { Hono } from 'hono'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import type { Environment } from './Environment.ts'
import type { Implementation } from './implement.ts'

/** The contract's `/path/{id}` in the router's words. */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Lets the router answer a call of the contract. */
export function registerOperation(
  app: Hono<Environment>,
  context: GatewayContext,
  { operation, response }: Implementation,
): void {
  app.on(operation.method, routePath(operation.path), async (c) => {
    // The router answers HEAD as it does GET; a GET that changes something must not be set off by it.
    if (c.req.method !== operation.method) throw new Failure('method_not_allowed')
    const reply = await response(context, c)
    return c.json(reply.response, 200, { 'cache-control': 'no-store', ...reply.headers })
  })
}
