import { toAmount, type Decimal, type Transaction } from '@sluice/api/contract'

import { earningsOf } from '../fixtures/demoState.ts'
import { makeTransaction } from '../fixtures/transactions.ts'
import { problemResponse } from '../http/ApiError.ts'
import type { MockMerchant } from '../store/MockStore.ts'
import { balanceOf } from '../store/balanceOf.ts'
import { failCall, respondTo } from './responses.ts'
import type { Scenario } from './scenario.ts'

/** Sets the merchant's transactions, and the earnings from them. */
function withHistory(label: string, generated: number, rows: Transaction[] = []): Scenario {
  return {
    label,
    arrange: (merchant: MockMerchant) => {
      merchant.transactions = rows
      merchant.generated_transactions = generated
      merchant.total_earnings = earningsOf(merchant)
    },
  }
}

/** No transactions and no earnings. */
export function noTransactions(): Scenario {
  return withHistory('Transactions: none', 0)
}

/** One transaction. */
export function oneTransaction(): Scenario {
  return withHistory('Transactions: one', 1)
}

/** Exactly one page of the full list. */
export function oneFullPage(): Scenario {
  return withHistory('Transactions: exactly one page of ten', 10)
}

/** A long list, generated page by page. */
export function manyTransactions(count = 10_000): Scenario {
  return withHistory(`Transactions: ${count.toLocaleString('en-IN')}`, count)
}

/** Unusual transactions: tiny and huge amounts, no hash, very long and odd metadata. */
export function unusualTransactions(): Scenario {
  return withHistory('Transactions: unusual', 0, [
    makeTransaction({ amount: '0.0000000001', status: 1, meta: 'The smallest amount' }, 0),
    makeTransaction({ amount: '99999999999999999999.9999999999', meta: 'The largest amount' }, 1),
    makeTransaction({ status: -1, meta: 'Failed' }, 2),
    makeTransaction({ status: -1, transaction_id: null, meta: '' }, 3),
    makeTransaction({ status: 0, transaction_id: null, meta: '{"order":' }, 4),
    makeTransaction({ meta: 'One very long line without end '.repeat(130).trim() }, 5),
    makeTransaction({ meta: '<b>bold</b> & "quoted" ‮reversed‬ 🧾' }, 6),
    makeTransaction({ meta: 'NoBlankAnywhere'.repeat(40), wallet_id: '' }, 7),
    makeTransaction({ transaction_type: 1, created_by: '', from_type: '', meta: '' }, 8),
  ])
}

/** Overlapping pages, as when new payments arrive between two requests. */
export function repeatedRows(): Scenario {
  return {
    label: 'Transactions: overlapping pages',
    handlers: () =>
      respondTo(['listTransactions'], (request) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
        const start = Math.max(0, page - 1) * 7
        const rows = Array.from({ length: 10 }, (_, row) => makeTransaction({}, start + row))
        return Response.json(page > 3 ? [] : rows)
      }),
  }
}

/** The first page loads, later pages fail. */
export function failLaterPages(): Scenario {
  return {
    label: 'Transactions: later pages fail',
    handlers: () =>
      respondTo(['listTransactions'], (request) =>
        Number(new URL(request.url).searchParams.get('page') ?? 1) > 1
          ? problemResponse('internal')
          : undefined,
      ),
  }
}

/** The transactions cannot be loaded. */
export function failTransactionList(): Scenario {
  return { ...failCall('listTransactions', 'internal'), label: 'Transactions: loading fails' }
}

/** The number of transactions cannot be loaded. */
export function failTransactionCount(): Scenario {
  return { ...failCall('countTransactions', 'internal'), label: 'Transactions: counting fails' }
}

/** A pending payment arrives after a while. */
export function paymentArrives(afterMs = 3_000): Scenario {
  return {
    label: `Transactions: a payment arrives after ${afterMs} ms`,
    arrange: (merchant, { state, now }) => {
      const pending = makeTransaction({
        id: '3f1c9a6e-52d7-4b08-a4e1-7c0d8b9f2e65',
        status: 0,
        transaction_id: null,
        transaction_type: 0,
        amount: '250.0000000000',
        created_by: 'api',
        meta: 'CHAI-20481 · Festival hamper',
      })
      merchant.transactions = [pending]
      state.pay_after_ms = afterMs
      state.scheduled_payments.push({ transaction_id: pending.id, at: now() + afterMs })
    },
  }
}

function held(index: number, amount: Decimal, received: Decimal) {
  const created_at = new Date(Date.UTC(2026, 10, 14, 13, index - 8_970)).toISOString()
  const row = makeTransaction({ amount, created_at, status: -1, transaction_type: 0 }, index)
  return { ...row, ...balanceOf(row, { received: toAmount(received) }) }
}

/** Two payments hold money: one came too late, one was too little. */
export function heldMoney(): Scenario {
  return {
    label: 'Transactions: late and underpaid money',
    arrange: (merchant) => {
      merchant.transactions = [
        held(9_001, '100.0000000000', '50'),
        held(9_000, '240.5000000000', '240.5'),
        ...merchant.transactions,
      ]
    },
  }
}
