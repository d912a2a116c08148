import type { HeldReason } from '@sluice/api/contract'
import { html } from 'hono/html'

import type { SandboxPayment, SandboxRefund } from '../sandboxRepository.ts'
import { layout, when } from './layout.ts'
import type { Html } from './layout.ts'

const stateWords: Record<SandboxPayment['state'], string> = {
  awaiting_payment: 'Awaiting payment',
  partially_paid: 'Partially paid',
  confirming: 'Confirming',
  paid: 'Paid',
  overpaid: 'Overpaid',
  underpaid: 'Underpaid',
  late: 'Paid after expiry',
  expired: 'Expired without payment',
  cancelled: 'Cancelled',
}

const heldWords: Record<HeldReason, string> = {
  underpaid: 'too little',
  late: 'too late',
  token_not_accepted: 'a token that is not accepted',
  native_coin: 'the network’s own coin',
  after_cancel: 'after it was cancelled',
}

function status(row: SandboxPayment): Html {
  if (row.status === 1) return html`<span class="status good">✓ Success</span>`
  if (row.status === 0) return html`<span class="status wait">◷ Pending</span>`
  return html`<span class="status bad">✕ Failed</span>`
}

function amount(decimal: string): Html {
  const [integer, fraction] = decimal.split('.')
  return html`<span class="amount">${integer}<small>.${fraction}</small></span>`
}

function details(row: SandboxPayment): Html {
  return html`<dl>
    <dt>State</dt>
    <dd>${stateWords[row.state]}</dd>
    ${
      /[1-9]/.test(row.received)
        ? html`<dt>Received</dt>
            <dd>${row.received} ${row.currency}</dd>`
        : ''
    }
    ${row.held.map(
      ({ amount: arrived, token, reason, resolution }) =>
        html`<dt>Held</dt>
          <dd>${arrived} ${token}: ${heldWords[reason]}${resolution ? `, ${resolution}` : ''}</dd>`,
    )}
    ${
      row.confirmations === null
        ? ''
        : html`<dt>Confirmations</dt>
            <dd>${row.confirmations} of ${row.required_confirmations}</dd>`
    }
    ${
      /[1-9]/.test(row.fee_due)
        ? html`<dt>Fee due</dt>
            <dd>${row.fee_due} ${row.currency}</dd>`
        : ''
    }
    ${
      row.metadata
        ? html`<dt>Metadata</dt>
            <dd>${row.metadata.slice(0, 200)}</dd>`
        : ''
    }
    <dt>Created</dt>
    <dd>${when(row.created_at)}</dd>
    <dt>Payment address</dt>
    <dd class="mono">${row.deposit_address}</dd>
    ${
      row.hash
        ? html`<dt>Transaction hash</dt>
            <dd class="mono">
              <a href="/sandbox/explorer/tx/${row.hash}">${row.hash}</a>
            </dd>`
        : ''
    }
    <dt>ID</dt>
    <dd class="mono">${row.id}</dd>
  </dl>`
}

/** Moves the local chain on, or replaces its last blocks. */
function chainForm(): Html {
  return html`<form method="post" action="/sandbox/chain" aria-label="Local chain" class="card row">
    <label>Blocks <input name="blocks" type="number" min="1" max="100" value="3" required /></label>
    <button name="action" value="mine">Mine blocks</button>
    <button name="action" value="reorg">Cause a reorg</button>
  </form>`
}

function clockForm(now: Date): Html {
  return html`<form method="post" action="/sandbox/clock" aria-label="Clock" class="card row">
    <span>The sandbox’s clock shows ${when(now)}</span>
    <button name="hours" value="1">Advance by an hour</button>
    <button name="hours" value="72">Advance by three days</button>
  </form>`
}

function card(row: SandboxPayment, marked: string): Html {
  return html`<li class="${row.id === marked ? 'card new' : 'card'}">
    <div class="row">${amount(row.amount)} ${status(row)}</div>
    ${details(row)}
    ${
      row.status === 0
        ? html`<form
            method="post"
            action="/sandbox/transactions/${row.id}/pay"
            aria-label="Simulate a payment of ${row.amount}"
          >
            <button class="main" name="outcome" value="paid">Pay in full</button>
            <button name="outcome" value="underpaid">Pay half</button>
            <button name="outcome" value="split">Pay in two parts</button>
            <button name="outcome" value="overpaid">Overpay</button>
            <button name="outcome" value="wrong_token">Pay with another token</button>
            <button name="outcome" value="dust">Send dust</button>
            <button name="outcome" value="coin">Send a coin</button>
            <button name="outcome" value="expired">Let it expire</button>
            <button name="outcome" value="late">Pay after expiry</button>
          </form>`
        : row.status === 1 && row.hash !== null
          ? html`<form
              method="post"
              action="/sandbox/transactions/${row.id}/pay"
              aria-label="Reverse the payment of ${row.amount}"
            >
              <button name="outcome" value="reversed">Reverse it with a reorg</button>
            </form>`
          : ''
    }
  </li>`
}

function refundCard(row: SandboxRefund): Html {
  return html`<li class="card">
    <div class="row">${amount(row.amount)} <span class="status wait">◷ To be paid</span></div>
    <dl>
      <dt>Token</dt>
      <dd>${row.asset}</dd>
      <dt>Customer’s address</dt>
      <dd class="mono">${row.address}</dd>
      <dt>Payment</dt>
      <dd class="mono">${row.payment_id}</dd>
    </dl>
    <form
      method="post"
      action="/sandbox/refunds/${row.id}/pay"
      aria-label="Pay the refund of ${row.amount}"
    >
      <button class="main">Pay from the merchant’s wallet</button>
    </form>
  </li>`
}

/**
 * Simulates payments: lists pending payments with their possible outcomes, refunds that customers have claimed, then payments
 * that ended recently.
 */
export function payPage(
  {
    pending,
    ended,
    refunds,
  }: {
    pending: readonly SandboxPayment[]
    ended: readonly SandboxPayment[]
    refunds: readonly SandboxRefund[]
  },
  { marked, now }: { marked: string; now: Date },
): Html {
  return layout(
    '/sandbox',
    'Payments',
    html`<h1>Simulate a payment</h1>
      <p class="lead">
        No real money is involved. Act as the customer: choose an outcome for a pending payment,
        then check the dashboard. Payments are transactions on a chain that runs on this machine; a
        block is mined every second while one waits for confirmations. A reorg removes the payments
        in the last blocks.
      </p>
      ${chainForm()} ${clockForm(now)}
      <h2>Pending</h2>
      ${
        pending.length > 0
          ? html`<ul class="list">
              ${pending.map((row) => card(row, marked))}
            </ul>`
          : html`<p class="empty">
              No pending payments. Create one with your API key, then reload this page.
            </p>`
      }
      ${
        refunds.length > 0
          ? html`<h2>Refunds</h2>
              <ul class="list">
                ${refunds.map(refundCard)}
              </ul>`
          : ''
      }
      <h2>Recently ended</h2>
      ${
        ended.length > 0
          ? html`<ul class="list">
              ${ended.map((row) => card(row, marked))}
            </ul>`
          : html`<p class="empty">No payments have ended yet.</p>`
      }`,
  )
}
