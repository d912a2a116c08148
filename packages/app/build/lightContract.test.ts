import { expect, test } from 'vitest'

import { withoutQueryCheck } from './lightContract.ts'

test('takes the check of the list’s query off its operation', () => {
  expect(
    withoutQueryCheck("{\n  path: '/view',\n  query: listTransactionsQuerySchema,\n  answer,\n}"),
  ).toBe("{\n  path: '/view',\n  \n  answer,\n}")
})

test('fails where the contract says it in other words', () => {
  expect(() => withoutQueryCheck('{ query: otherSchema }')).toThrow('The contract no longer says')
})
