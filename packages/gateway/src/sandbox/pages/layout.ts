import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A piece of a page; what is put into it is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The headers of the pages: they run no script at all, and send forms only to where they came from and to `formTargets`. */
export function sandboxPolicy(...formTargets: readonly string[]) {
  const formAction = ["'self'", ...formTargets].join(' ')
  return {
    'cache-control': 'no-store',
    // Without a referrer a browser sends forms with the Origin null, which could be anybody's.
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  }
}

const links = [
  { path: '/sandbox', label: 'Payments' },
  { path: '/sandbox/mail', label: 'Mailbox' },
  { path: '/sandbox/webhooks', label: 'Webhooks' },
  { path: '/', label: 'Dashboard' },
]

/** The document that every page is; `header` is what stands above its content. */
export function sandboxDocument(
  width: 'wide' | 'narrow',
  title: string,
  header: Html,
  content: Html,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sluice sandbox</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body class="${width}">
        <header><div>${header}</div></header>
        <main>${content}</main>
      </body>
    </html>`
}

/** One page of the sandbox. */
export function layout(path: string, title: string, content: Html): Html {
  const header = html`<strong>Sluice <span>sandbox</span></strong>
    <nav aria-label="Sandbox">
      ${links.map((link) =>
        link.path === path
          ? html`<a href="${link.path}" aria-current="page">${link.label}</a>`
          : html`<a href="${link.path}">${link.label}</a>`,
      )}
    </nav>`
  return sandboxDocument('wide', title, header, content)
}

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' })
const calendar = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' })

/** A moment as the dashboard writes it. */
export function when(date: Date): Html {
  return html`<time datetime="${date.toISOString()}" title="${date.toISOString()}"
    >${clock.format(date)}, ${calendar.format(date)}</time
  >`
}
