import type { Transaction } from '@sluice/api/contract'

import { problemAnswer } from '../calls/Refusal.ts'
import { earningsOf } from '../fixtures/makeMerchant.ts'
import { makeTransaction } from '../fixtures/makeTransaction.ts'
import type { MockMerchant } from '../store/MockStore.ts'
import { answerCalls, failCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

/** Gives the merchant this history and what it earned by it. */
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

/** No transaction yet, and nothing earned. */
export function noTransactions(): Scenario {
  return withHistory('Transactions: none', 0)
}

/** Exactly one. */
export function oneTransaction(): Scenario {
  return withHistory('Transactions: one', 1)
}

/** Exactly one page of the full list, so that there is nothing more to load. */
export function oneFullPage(): Scenario {
  return withHistory('Transactions: exactly one page of ten', 10)
}

/** A long history; its rows are made only when a page asks for them. */
export function manyTransactions(count = 10_000): Scenario {
  return withHistory(`Transactions: ${count.toLocaleString('en-IN')}`, count)
}

/** Rows that are hard to show: unknown status, tiny and huge amounts, no hash, long and strange metadata. */
export function unusualTransactions(): Scenario {
  return withHistory('Transactions: hard to show', 0, [
    makeTransaction({ amount: '0.0000000001', status: 1, meta: 'The least there is' }, 0),
    makeTransaction({ amount: '99999999999999999999.9999999999', meta: 'The most there is' }, 1),
    makeTransaction({ status: 7, meta: 'A status that nobody knows' }, 2),
    makeTransaction({ status: -1, transaction_id: null, meta: '' }, 3),
    makeTransaction({ status: 0, transaction_id: null, meta: '{"order":' }, 4),
    makeTransaction({ meta: 'One very long line without end '.repeat(130).trim() }, 5),
    makeTransaction({ meta: '<b>bold</b> & "quoted" ‮reversed‬ 🧾' }, 6),
    makeTransaction({ meta: 'NoBlankAnywhere'.repeat(40), wallet_id: '' }, 7),
    makeTransaction({ transaction_type: 1, created_by: '', from_type: '', meta: '' }, 8),
  ])
}

/** Pages that overlap, as when new payments push rows on while somebody pages: no row may show twice. */
export function repeatedRows(): Scenario {
  return {
    label: 'Transactions: the second page repeats rows',
    handlers: () =>
      answerCalls(['listTransactions'], (request) => {
        const wanted = Number(new URL(request.url).searchParams.get('page') ?? 1)
        const start = Math.max(0, wanted - 1) * 7
        const rows = Array.from({ length: 10 }, (_, row) => makeTransaction({}, start + row))
        return Response.json(wanted > 3 ? [] : rows)
      }),
  }
}

/** The first page comes, every later one fails. */
export function failLaterPages(): Scenario {
  return {
    label: 'Transactions: later pages fail',
    handlers: () =>
      answerCalls(['listTransactions'], (request) =>
        Number(new URL(request.url).searchParams.get('page') ?? 1) > 1
          ? problemAnswer('internal')
          : undefined,
      ),
  }
}

/** The list cannot be loaded. */
export function failTransactionList(): Scenario {
  return { ...failCall('listTransactions', 'internal'), label: 'Transactions: the list fails' }
}

/** The number of transactions cannot be loaded. */
export function failTransactionCount(): Scenario {
  return { ...failCall('countTransactions', 'internal'), label: 'Transactions: the count fails' }
}

/** A payment is pending and arrives after a while. */
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
      state.arriving.push({ transaction_id: pending.id, at: now() + afterMs })
    },
  }
}
