import { html } from 'hono/html'

import type { TransactionRow } from '../../transactions/transactionRepository.ts'
import { layout, when } from './layout.ts'
import type { Html } from './layout.ts'

const outcomeWords: Record<TransactionRow['outcome'], string> = {
  pending: 'Waiting for the payment',
  paid: 'Paid',
  overpaid: 'Paid, and more than asked',
  split: 'Paid in parts',
  expired: 'Nothing came in time',
  underpaid: 'Too little came in time',
  late: 'Paid too late',
}

function status(row: TransactionRow): Html {
  if (row.status === 1) return html`<span class="status good">✓ Success</span>`
  if (row.status === 0) return html`<span class="status wait">◷ Pending</span>`
  return html`<span class="status bad">✕ Failed</span>`
}

function amount(decimal: string): Html {
  const [integer, fraction] = decimal.split('.')
  return html`<span class="amount">${integer}<small>.${fraction}</small></span>`
}

function details(row: TransactionRow): Html {
  return html`<dl>
    <dt>Outcome</dt>
    <dd>${outcomeWords[row.outcome]}</dd>
    ${
      /[1-9]/.test(row.received)
        ? html`<dt>Received</dt>
            <dd>${row.received}</dd>`
        : ''
    }
    ${
      /[1-9]/.test(row.fee)
        ? html`<dt>Fee</dt>
            <dd>${row.fee}</dd>`
        : ''
    }
    ${
      row.meta
        ? html`<dt>Metadata</dt>
            <dd>${row.meta.slice(0, 200)}</dd>`
        : ''
    }
    <dt>Created</dt>
    <dd>${when(row.created_at)}</dd>
    <dt>Pay to</dt>
    <dd class="mono">${row.wallet_id}</dd>
    <dt>Id</dt>
    <dd class="mono">${row.id}</dd>
  </dl>`
}

function card(row: TransactionRow, marked: string): Html {
  return html`<li class="${row.id === marked ? 'card new' : 'card'}">
    <div class="row">${amount(row.amount)} ${status(row)}</div>
    ${details(row)}
    ${
      row.status === 0
        ? html`<form
            method="post"
            action="/sandbox/transactions/${row.id}/pay"
            aria-label="What happens to ${row.amount}"
          >
            <button class="main" name="outcome" value="paid">Pay in full</button>
            <button name="outcome" value="underpaid">Pay half of it</button>
            <button name="outcome" value="overpaid">Pay too much</button>
            <button name="outcome" value="expired">Let it expire</button>
            <button name="outcome" value="late">Pay too late</button>
          </form>`
        : ''
    }
  </li>`
}

/** Where payments are simulated: what is pending, each with what can happen to it, and what was settled last. */
export function payPage(
  pending: readonly TransactionRow[],
  settled: readonly TransactionRow[],
  marked: string,
): Html {
  return layout(
    '/sandbox',
    'Payments',
    html`<h1>Simulate a payment</h1>
      <p class="lead">
        No money moves here. Play the customer: choose what happens to a pending transaction, then
        look at the dashboard.
      </p>
      <h2>Pending</h2>
      ${
        pending.length > 0
          ? html`<ul class="list">
              ${pending.map((row) => card(row, marked))}
            </ul>`
          : html`<p class="empty">
              Nothing is pending. Create a transaction with your API key and reload this page.
            </p>`
      }
      <h2>Settled last</h2>
      ${
        settled.length > 0
          ? html`<ul class="list">
              ${settled.map((row) => card(row, marked))}
            </ul>`
          : html`<p class="empty">Nothing was settled yet.</p>`
      }`,
  )
}
