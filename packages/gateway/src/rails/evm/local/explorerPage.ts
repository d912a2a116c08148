import { html } from 'hono/html'

import type { ExplorerBlock, ExplorerTransaction } from './explorer.ts'
import { layout, when } from '../../../sandbox/pages/layout.ts'
import type { Html } from '../../../sandbox/pages/layout.ts'

/** The path of the explorer. Transactions are below it at `/tx/` and their hash, as in other explorers. */
export const explorerPath = '/sandbox/explorer'

function search(): Html {
  return html`<form action="${explorerPath}" role="search" class="stacked">
    <label>
      Transaction hash
      <input name="hash" class="mono" required autocomplete="off" spellcheck="false" />
    </label>
    <div><button class="main">Search</button></div>
  </form>`
}

function blockCard({ number, hash, minedAt, transactions }: ExplorerBlock): Html {
  return html`<li class="card">
    <div class="row">
      <strong>Block ${number.toString()}</strong>
      <span class="quiet">${when(minedAt)}</span>
    </div>
    <div class="quiet mono">${hash}</div>
    ${
      transactions.length > 0
        ? transactions.map(
            (transaction) =>
              html`<div class="mono">
                <a href="${explorerPath}/tx/${transaction}">${transaction}</a>
              </div>`,
          )
        : html`<div class="quiet">No transactions</div>`
    }
  </li>`
}

/** The latest blocks of the local chain. */
export function blocksPage(blocks: readonly ExplorerBlock[]): Html {
  return layout(
    explorerPath,
    'Explorer',
    html`<h1>Explorer</h1>
      <p class="lead">
        The latest blocks of the sandbox's local chain. Simulated payments are real transactions on
        it, with test tokens.
      </p>
      ${search()}
      <h2>Latest blocks</h2>
      <ul class="list">
        ${blocks.map(blockCard)}
      </ul>`,
  )
}

/** Says that the chain cannot run, or does not answer. */
export function noChainPage(): Html {
  return layout(
    explorerPath,
    'Explorer',
    html`<h1>Explorer</h1>
      <p class="empty">The local chain isn't running.</p>`,
  )
}

/** A transaction of the local chain. */
export function transactionPage(transaction: ExplorerTransaction): Html {
  const { hash, succeeded, blockNumber, blockHash, confirmations, from, to } = transaction
  const { transfers, flushes } = transaction
  return layout(
    `${explorerPath}/tx`,
    'Transaction',
    html`<h1>Transaction</h1>
      <div class="card">
        <div class="row">
          ${
            succeeded
              ? html`<span class="status good">✓ Success</span>`
              : html`<span class="status bad">✕ Reverted</span>`
          }
          <span class="quiet">
            ${confirmations.toString()} ${confirmations === 1n ? 'confirmation' : 'confirmations'}
          </span>
        </div>
        <dl>
          <dt>Hash</dt>
          <dd class="mono">${hash}</dd>
          <dt>Block</dt>
          <dd>${blockNumber.toString()}</dd>
          <dt>Block hash</dt>
          <dd class="mono">${blockHash}</dd>
          <dt>Time</dt>
          <dd>${when(transaction.minedAt)}</dd>
          <dt>From</dt>
          <dd class="mono">${from}</dd>
          <dt>To</dt>
          <dd class="mono">${to ?? 'New contract'}</dd>
        </dl>
      </div>
      <h2>Token transfers</h2>
      ${
        transfers.length > 0
          ? html`<ul class="list">
              ${transfers.map(
                (transfer) =>
                  html`<li class="card">
                    <strong>${transfer.amount} ${transfer.token}</strong>
                    <dl>
                      <dt>From</dt>
                      <dd class="mono">${transfer.from}</dd>
                      <dt>To</dt>
                      <dd class="mono">${transfer.to}</dd>
                    </dl>
                  </li>`,
              )}
            </ul>`
          : html`<p class="empty">No tokens were transferred.</p>`
      }
      ${
        flushes.length > 0
          ? html`<h2>Settled payments</h2>
              <ul class="list">
                ${flushes.map(
                  (flush) =>
                    html`<li class="card">
                      <strong>${flush.amount} ${flush.token}</strong>
                      <dl>
                        <dt>Payment address</dt>
                        <dd class="mono">${flush.depositAddress}</dd>
                        <dt>Fee</dt>
                        <dd>
                          ${flush.fee} ${flush.token}${flush.feePaid ? '' : ' (not paid yet)'}
                        </dd>
                      </dl>
                    </li>`,
                )}
              </ul>`
          : ''
      }`,
  )
}

/** Says that the chain has no such transaction. `wasRemoved` if the gateway once saw it in a block. */
export function noTransactionPage(hash: string, wasRemoved: boolean): Html {
  return layout(
    `${explorerPath}/tx`,
    'Transaction not found',
    html`<h1>${wasRemoved ? 'Transaction removed' : 'Transaction not found'}</h1>
      <p class="lead">
        ${
          wasRemoved
            ? 'The gateway saw this transaction, but it is no longer on the local chain. A reorg replaced its block, or the chain was started anew.'
            : 'The local chain has no transaction with this hash.'
        }
      </p>
      <p class="mono">${hash}</p>
      <p><a href="${explorerPath}">Latest blocks</a></p>`,
  )
}
