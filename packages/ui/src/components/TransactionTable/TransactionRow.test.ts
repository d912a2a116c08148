import { expect, test } from 'vitest'

import { aboutTransaction, amountsOf, transactionTexts } from './TransactionRow.ts'
import type { TransactionRow } from './TransactionRow.ts'

const row: TransactionRow = {
  id: '1',
  transaction_type: 0,
  amount: '20.06',
  currency: 'USDT',
  created_at: '2026-11-20T11:00:00Z',
  status: 1,
  hash: null,
}

test.each<[Partial<TransactionRow>, string[]]>([
  [{}, ['Payment']],
  [{ transaction_type: 9 }, ['9']],
  [{ description: 'Tea', reference: '7', metadata: 'x' }, ['Tea', '7']],
  [{ reference: '7', customer_name: 'Meera', customer_email: 'm@example.com' }, ['7', 'Meera']],
  [{ customer_email: 'm@example.com' }, ['m@example.com']],
  [{ customer_name: 'm@example.com', reference: 'm@example.com' }, ['m@example.com']],
  [{ metadata: 'Order 1046' }, ['Order 1046']],
  [{ metadata: '{"order":"CHAI-7","seats":2,"gift":null,"list":[1]}' }, ['CHAI-7', '2']],
  [{ metadata: '{"order":' }, ['Payment']],
  [{ metadata: '[]' }, ['Payment']],
])('%j is about %j', (texts, about) => {
  expect(aboutTransaction({ ...row, ...texts }, transactionTexts.types)).toEqual(about)
})

test('an amount is shown first as it was asked for, then in the own currency, then in the token', () => {
  const token = { amount: '20.06', currency: 'USDT' }
  const value = { received: '1702', currency: 'INR' }
  const price = { amount: '20', currency: 'EUR' }
  expect(amountsOf(row)).toEqual([token])
  expect(amountsOf({ ...row, value })).toEqual([{ amount: '1702', currency: 'INR' }, token])
  expect(amountsOf({ ...row, value, price })).toEqual([price, token])
  expect(amountsOf({ ...row, price: token })).toEqual([token])
})
