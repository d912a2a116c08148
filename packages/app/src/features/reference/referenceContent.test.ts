import { transactionStates } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { referenceContent } from './referenceContent.ts'

test('documents the states of the contract', () => {
  expect(referenceContent.states.list.map(({ name }) => name)).toEqual(transactionStates)
})
