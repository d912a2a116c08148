import { html } from 'hono/html'

import type { SandboxMailRow } from '../sandboxRepository.ts'
import { layout, when } from './layout.ts'
import type { Html } from './layout.ts'

/** The text of a message with clickable links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

/** The messages that would have been sent, newest first. */
export function mailboxPage(mails: readonly SandboxMailRow[]): Html {
  return layout(
    '/sandbox/mail',
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p class="lead">
        The sandbox does not send email. The messages it would have sent are listed here, newest
        first.
      </p>
      ${
        mails.length > 0
          ? html`<ul class="list">
              ${mails.map(
                (mail) =>
                  html`<li class="card">
                    <div class="row">
                      <strong>${mail.subject}</strong>
                      <span class="quiet">${when(mail.created_at)}</span>
                    </div>
                    <div class="quiet">
                      To ${mail.recipient} · <a href="/sandbox/mail/${mail.id}">View as HTML</a>
                    </div>
                    <div class="letter">${linked(mail.text.trim())}</div>
                  </li>`,
              )}
            </ul>`
          : html`<p class="empty">No messages yet. Sign up or reset a password to receive one.</p>`
      }`,
  )
}
