import { operations, type OperationName } from '@sluice/api/contract'

/** Whether a text names a call of the contract. */
function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** The names of all calls of the contract. */
export const operationNames: readonly OperationName[] =
  Object.keys(operations).filter(isOperationName)
