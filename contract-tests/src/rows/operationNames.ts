import { operations, type OperationName } from '@sluice/api/contract'

/** The names of all calls of the contract. */
export const operationNames: readonly OperationName[] = Object.keys(operations).filter(
  (name): name is OperationName => Object.hasOwn(operations, name),
)
