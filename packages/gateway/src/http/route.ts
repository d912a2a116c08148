import { pageLanguages, takesIdempotencyKey } from '@sluice/api/contract'
import type { MerchantId, Operation, SessionId } from '@sluice/api/contract'
import type { Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'

import { requireConfirmation } from '../accounts/confirmOwner.ts'
import type { Settings } from '../config/settings.ts'
import type { Origin, Process, RequestContext, Uses } from '../context.ts'
import type { CounterDeviceRow } from '../counter/deviceService.ts'
import { Failure } from '../errors/Failure.ts'
import { countCall } from '../rateLimits/rateLimiter.ts'
import { isUuid } from '../security/random.ts'
import { authenticate } from './authenticate.ts'
import { callerDatabase } from './callerDatabase.ts'
import { clientAddress } from './clientAddress.ts'
import { deviceName } from './deviceName.ts'
import type { Environment } from './Environment.ts'
import { handleOnce } from './idempotency.ts'
import { parseInput, parseQuery } from './parseInput.ts'
import { readJsonBody } from './readBody.ts'

/** The output type of a schema; undefined if the operation has no such schema. */
type OutputOf<S> = S extends { readonly '~types'?: { readonly output: infer T } | undefined }
  ? T
  : undefined

/** A request to an operation of the contract: authenticated, and parsed by the contract's schemas. */
export interface Call<O extends Operation> {
  context: RequestContext
  operation: O
  params: OutputOf<O['params']>
  query: OutputOf<O['query']>
  body: OutputOf<O['body']>
  /** The merchant who calls; empty for operations without authentication. */
  userId: MerchantId
  /** The session of the call; empty for operations without one. */
  sessionId: SessionId
  /** The counter device of the call; null for operations that are not for one. */
  device: O['auth'] extends 'device' ? CounterDeviceRow : CounterDeviceRow | null
  /** The caller's address, for rate limits. */
  address: string
  /** Reads a request header that is not part of the contract's schemas. */
  header: (name: string) => string | undefined
  /** Sets a response header. */
  setHeader: (name: string, value: string) => void
}

/** An operation of the contract with its handler. */
export interface Route<O extends Operation = Operation> {
  operation: O
  respond: (context: Process, c: Context<Environment>) => Promise<unknown>
}

/** Counts a merchant's call and says what is left in the `RateLimit-*` headers. Fails with `too_many_requests`. */
async function limitCalls(
  context: Uses<'settings' | 'database' | 'vault'>,
  userId: MerchantId,
  c: Context<Environment>,
): Promise<void> {
  const quota = await countCall(context, userId)
  if (!quota) return
  c.header('ratelimit-limit', String(quota.limit))
  c.header('ratelimit-remaining', String(Math.max(quota.remaining, 0)))
  c.header('ratelimit-reset', String(quota.reset))
  if (quota.remaining < 0) throw new Failure('too_many_requests', { retryAfter: quota.reset })
}

/** The path of a call. What is not an ID in it, such as a key that ended up there by mistake, is left out. */
function pathOf({ path }: Operation, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (name, param: string) => {
    const id = params[param] ?? ''
    return isUuid(id.replace(/^[a-z]{3}_/, '')) ? id : name
  })
}

/** Where a call comes from. Few calls make any changes, so what takes time is read only then. */
function readPlace(
  c: Context<Environment>,
  trusted: Settings['trust_proxy'],
): Pick<Origin, 'address' | 'device' | 'language'> {
  return {
    get address() {
      return clientAddress(c, trusted)
    },
    get device() {
      return deviceName(c.req.header('user-agent') ?? '')
    },
    get language() {
      const language = accepts(c, {
        header: 'Accept-Language',
        supports: [...pageLanguages],
        default: pageLanguages[0],
      })
      return pageLanguages.find((name) => name === language) ?? pageLanguages[0]
    },
  }
}

// The first signature ties each schema to its output type, which the implementation cannot express.
export async function readCall<O extends Operation>(
  context: Process,
  operation: O,
  c: Context<Environment>,
): Promise<Call<O>>
export async function readCall(
  context: Process,
  operation: Operation,
  c: Context<Environment>,
): Promise<Call<Operation>> {
  const { auth, params, body } = operation
  const place = readPlace(c, context.settings.trust_proxy)
  // Authentication comes before validation: a stranger learns nothing about what the operation expects.
  const caller =
    auth === 'none' ? null : await authenticate(context, auth, c.req.raw.headers, place)
  const userId = caller?.userId ?? ''
  const credential = caller?.with
  const session = credential?.kind === 'session' ? credential.session : null
  if (credential?.kind === 'api_key') {
    const called = pathOf(operation, c.req.param())
    c.set('apiCaller', { user_id: userId, api_key_id: credential.id, path: called })
  }
  if (userId) await limitCalls(context, userId, c)
  if (operation.confirmed) requireConfirmation(context, session)
  return {
    context: {
      ...context,
      ...(caller && { database: callerDatabase(context.database, caller, context.now) }),
      // Keeps the getters.
      origin: Object.assign(place, {
        actor: credential?.kind ?? 'link',
        actorId: credential?.id ?? null,
        requestId: c.get('requestId'),
      } as const),
    },
    operation,
    userId,
    sessionId: session?.id ?? '',
    device: credential?.kind === 'device' ? credential.device : null,
    // A getter, because few operations need the address and reading it takes time.
    get address() {
      return place.address
    },
    params: params && parseInput(params, c.req.param()),
    query: parseQuery(operation, c.req.queries()),
    body: body && parseInput(body, await readJsonBody(c)),
    header: (name) => c.req.header(name),
    setHeader: (name, value) => c.header(name, value),
  }
}

/** Binds an operation of the contract to its handler, which returns the response body. */
export function route<O extends Operation>(
  operation: O,
  handle: (call: Call<O>) => Promise<OutputOf<O['response']>>,
): Route<O> {
  return {
    operation,
    respond: async (context, c) => {
      const call = await readCall(context, operation, c)
      const key = c.req.header('idempotency-key')
      if (key === undefined || !takesIdempotencyKey(operation)) return handle(call)
      const { userId, params, query, body } = call
      const request = [operation.path, params, query, body]
      const { response, replayed } = await handleOnce(
        call.context,
        { userId, key, request },
        (inner) => handle({ ...call, context: inner }),
      )
      if (replayed) c.header('idempotent-replayed', 'true')
      return response
    },
  }
}

/** Adds a route to the app. */
export function addRoute(
  app: Hono<Environment>,
  context: Process,
  { operation, respond }: Route,
): void {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
  app.on(operation.method, path, async (c) => {
    // Hono answers HEAD with the GET handler; a GET that changes something must not be triggered that way.
    if (c.req.method !== operation.method) return c.notFound()
    const response = await respond(context, c)
    // A stream sends itself.
    if (response instanceof Response) return response
    return c.json(response, 200, { 'cache-control': 'no-store' })
  })
}
