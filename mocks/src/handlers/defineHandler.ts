import { operations, type Operation, type OperationName } from '@sluice/api/contract'
import type { HttpHandler } from 'msw'
import * as v from 'valibot'

import { ApiError, problemResponse } from '../http/ApiError.ts'
import { authenticate } from '../http/authenticate.ts'
import { handleOperation } from '../http/handleOperation.ts'
import { parseRequest } from '../http/parseRequest.ts'
import type { MockCounterDevice, MockMerchant, MockSession, MockStore } from '../store/MockStore.ts'
import { recordApiCall } from '../store/apiCalls.ts'
import { endDuePayments } from '../store/payments.ts'

type Operations = typeof operations
type Parsed<Op, Part extends 'body' | 'query' | 'params'> =
  Op extends Readonly<Record<Part, infer Schema>>
    ? Schema extends v.GenericSchema<never, unknown> | v.GenericSchema
      ? v.InferOutput<Schema>
      : undefined
    : undefined

/** The input of a handler, after authentication and validation. */
export interface HandlerInput<Name extends OperationName> {
  store: MockStore
  /** The caller; undefined for operations without authentication. */
  merchant: Operations[Name]['auth'] extends 'none' ? undefined : MockMerchant
  /** The caller's session; undefined for operations without one. */
  session: Operations[Name]['auth'] extends 'bearer' ? MockSession : undefined
  /** The calling counter device; undefined for operations that are not for one. */
  device: Operations[Name]['auth'] extends 'device' ? MockCounterDevice : undefined
  body: Parsed<Operations[Name], 'body'>
  query: Parsed<Operations[Name], 'query'>
  params: Parsed<Operations[Name], 'params'>
  headers: Headers
  request: Request
  /** Sets a response header. */
  setHeader: (name: string, value: string) => void
}

type CreateHandler = (store: MockStore) => HttpHandler

/** Authenticates and parses requests, and turns an `ApiError` into its response. */
function handle<Name extends OperationName>(
  name: Name,
  respond: (input: HandlerInput<Name>, responseHeaders: Headers) => Response,
): CreateHandler {
  const operation: Operation = operations[name]
  return (store) =>
    handleOperation(name, async (request, pathParams) => {
      let caller: MockMerchant | undefined
      try {
        endDuePayments(store)
        const { headers } = request
        const { merchant, session, device } = authenticate(operation, headers, store)
        if (operation.auth === 'apiKey') caller = merchant
        const parsed = await parseRequest(operation, request, pathParams)
        const responseHeaders = new Headers({ 'Cache-Control': 'no-store' })
        const setHeader = (header: string, value: string) => responseHeaders.set(header, value)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed with the schemas of this very operation, which are known here by their common type only.
        const input = {
          store,
          merchant,
          session,
          device,
          ...parsed,
          headers,
          request,
          setHeader,
        } as HandlerInput<Name>
        const response = respond(input, responseHeaders)
        if (caller) recordApiCall(store, caller, request, response.status)
        store.onChange?.(store.state)
        return response
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const response = problemResponse(error.code, error)
        if (caller) recordApiCall(store, caller, request, response.status)
        return response
      }
    })
}

/**
 * Defines how the mocks respond to one operation. The result is encoded with the contract's response schema; throw an
 * `ApiError` to respond with an error.
 */
export function defineHandler<Name extends OperationName>(
  name: Name,
  respond: (input: HandlerInput<Name>) => v.InferInput<Operations[Name]['response']>,
): CreateHandler {
  const operation: Operation = operations[name]
  return handle(name, (input, headers) => {
    return Response.json(v.parse(operation.response, respond(input)), { headers })
  })
}

/** How often a stream looks for changes. */
const lookMs = 100

/**
 * Defines an operation that responds with a stream of server-sent events: at once, and whenever what is read has changed.
 * `open` may throw an `ApiError`.
 */
export function defineStream<Name extends OperationName>(
  name: Name,
  open: (input: HandlerInput<Name>) => () => { now: string },
): CreateHandler {
  return handle(name, (input, headers) => {
    const read = open(input)
    let sent = ''
    let timer: ReturnType<typeof setInterval> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const look = () => {
          const data = read()
          // The time alone is no change.
          const version = JSON.stringify({ ...data, now: '' })
          if (version === sent) return
          sent = version
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`))
        }
        look()
        timer = setInterval(look, lookMs)
      },
      cancel: () => clearInterval(timer),
    })
    headers.set('Content-Type', 'text/event-stream')
    return new Response(stream, { headers })
  })
}
