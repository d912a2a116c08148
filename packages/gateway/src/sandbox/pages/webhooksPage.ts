import { html } from 'hono/html'

import { layout, when } from './layout.ts'
import type { Html } from './layout.ts'

/** A message that the sandbox's receiver accepted. */
export interface ReceivedMessage {
  /** Its `webhook-id`, or an empty string. */
  id: string
  body: string
  received_at: Date
  /** Whether it was signed by the merchant that the event belongs to. */
  verified: boolean
}

/** The number of characters shown of each event. */
const shownLength = 4_096

/** Indents JSON and returns anything else unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).slice(0, shownLength)
  } catch {
    return body.slice(0, shownLength)
  }
}

/** The events that the sandbox's own endpoint received, newest first. */
export function webhooksPage(messages: readonly ReceivedMessage[], url: string): Html {
  return layout(
    '/sandbox/webhooks',
    'Webhooks',
    html`<h1>Webhooks</h1>
      <p class="lead">
        A webhook endpoint for testing without a server of your own. Set
        <code class="mono">${url}</code> as your webhook URL under Credentials, complete a payment
        and reload this page. Received events are kept until the sandbox stops.
      </p>
      ${
        messages.length > 0
          ? html`<ul class="list">
              ${messages.map(
                (message) =>
                  html`<li class="card">
                    <div class="row">
                      ${
                        message.verified
                          ? html`<span class="status good">✓ Signature verified</span>`
                          : html`<span class="status bad">✕ Invalid signature</span>`
                      }
                      <span class="quiet">${when(message.received_at)}</span>
                    </div>
                    <div class="quiet mono">${message.id.slice(0, 100)}</div>
                    <div class="letter mono">${readable(message.body)}</div>
                  </li>`,
              )}
            </ul>`
          : html`<p class="empty">No events received yet.</p>`
      }`,
  )
}
