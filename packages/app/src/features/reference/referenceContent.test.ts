import { paymentStates } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { referenceContent } from './referenceContent.ts'

test('documents the states of the contract', () => {
  expect(referenceContent(texts.t).states.list.map(({ name }) => name)).toEqual(paymentStates)
})
