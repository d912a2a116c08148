import { operations, type Operation, type OperationName } from '@sluice/api/contract'
import type { HttpHandler } from 'msw'
import * as v from 'valibot'

import { ApiError, problemResponse } from '../http/ApiError.ts'
import { authenticate } from '../http/authenticate.ts'
import { handleOperation } from '../http/handleOperation.ts'
import { parseRequest } from '../http/parseRequest.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { settleDuePayments } from '../store/payments.ts'

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
  body: Parsed<Operations[Name], 'body'>
  query: Parsed<Operations[Name], 'query'>
  params: Parsed<Operations[Name], 'params'>
  headers: Headers
}

/**
 * Defines how the mocks respond to one operation. The result is encoded with the contract's response schema; throw an
 * `ApiError` to respond with an error.
 */
export function defineHandler<Name extends OperationName>(
  name: Name,
  respond: (input: HandlerInput<Name>) => v.InferInput<Operations[Name]['response']>,
): (store: MockStore) => HttpHandler {
  const operation: Operation = operations[name]
  return (store) =>
    handleOperation(name, async (request, pathParams) => {
      try {
        settleDuePayments(store)
        const { headers } = request
        const merchant = authenticate(operation, headers, store)
        const parsed = await parseRequest(operation, request, pathParams)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed with the schemas of this very operation, which are known here by their common type only.
        const input = { store, merchant, ...parsed, headers } as HandlerInput<Name>
        const body = v.parse(operation.response, respond(input))
        store.onChange?.(store.state)
        return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
      } catch (error) {
        if (error instanceof ApiError) return problemResponse(error.code, error)
        throw error
      }
    })
}
