import { html } from 'hono/html'

import type { ReceivedMessage } from '../webhookInbox.ts'
import { layout, when } from './layout.ts'
import type { Html } from './layout.ts'

/** As much of a message as is shown, in characters. */
const shownLength = 4_096

/** JSON with a line for each member, and anything else as it came. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).slice(0, shownLength)
  } catch {
    return body.slice(0, shownLength)
  }
}

/** What came to the sandbox's own receiver, newest first. */
export function webhooksPage(messages: readonly ReceivedMessage[], url: string): Html {
  return layout(
    '/sandbox/webhooks',
    'Webhooks',
    html`<h1>Webhooks</h1>
      <p class="lead">
        A receiver for whoever has no server yet. Set <code class="mono">${url}</code> as your
        webhook under Credentials, settle a payment, and reload this page. What came is kept until
        the sandbox ends.
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
                          : html`<span class="status bad">✕ Signature not verified</span>`
                      }
                      <span class="quiet">${when(message.received_at)}</span>
                    </div>
                    <div class="quiet mono">${message.id.slice(0, 100)}</div>
                    <div class="letter mono">${readable(message.body)}</div>
                  </li>`,
              )}
            </ul>`
          : html`<p class="empty">Nothing came yet.</p>`
      }`,
  )
}
