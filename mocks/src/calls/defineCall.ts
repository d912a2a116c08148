import { operations, type Operation, type OperationName } from '@sluice/api/contract'
import type * as v from 'valibot'

import type { MockMerchant, MockStore } from '../store/MockStore.ts'

type Operations = typeof operations
type Sent<Op, Part extends 'body' | 'query' | 'params'> =
  Op extends Readonly<Record<Part, infer Schema>>
    ? Schema extends v.GenericSchema<never, unknown> | v.GenericSchema
      ? v.InferOutput<Schema>
      : undefined
    : undefined

/** What a call is given once its sender is known and what was sent is right. */
export interface CallInput<Name extends OperationName> {
  store: MockStore
  /** Who asks; nobody for calls without authentication. */
  merchant: Operations[Name]['auth'] extends 'none' ? undefined : MockMerchant
  body: Sent<Operations[Name], 'body'>
  query: Sent<Operations[Name], 'query'>
  params: Sent<Operations[Name], 'params'>
  headers: Headers
}

/** One call of the contract and how the mocks answer it. */
export interface MockCall {
  name: OperationName
  operation: Operation
  answer(input: CallInput<OperationName>): unknown
}

/**
 * Says how the mocks answer one call. The answer goes out through the contract's schema; throw a `Refusal` for an error.
 */
export function defineCall<Name extends OperationName>(
  name: Name,
  answer: (input: CallInput<Name>) => v.InferInput<Operations[Name]['response']>,
): MockCall {
  return {
    name,
    operation: operations[name],
    answer,
  }
}
