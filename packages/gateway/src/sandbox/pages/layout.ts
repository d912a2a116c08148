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
  { path: '/sandbox/explorer', label: 'Explorer' },
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

/** The style sheet of the sandbox's pages. */
export const sandboxStyle = `
:root { color-scheme: light dark; --ink: #10333a; --soft: #56686b; --paper: #f6f4ee; --card: #fff; --line: #dcdfd8;
  --teal: #0b6e78; --teal-ink: #fff; --good: #1b6b41; --wait: #8a5a00; --bad: #b0341d; --mark: #e9a23b }
@media (prefers-color-scheme: dark) { :root { --ink: #e6efee; --soft: #9db0b2; --paper: #0c1f24; --card: #13292f;
  --line: #25424a; --teal: #4fc3cc; --teal-ink: #06222a; --good: #6fd39b; --wait: #f0bf65; --bad: #ff9580 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums }
header { border-bottom: 1px solid var(--line); background: var(--card) }
header > div, main { max-width: 960px; margin: 0 auto; padding: 16px }
header > div { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center }
header strong { font-size: 18px } header strong span { color: var(--soft); font-weight: 400 }
nav { display: flex; flex-wrap: wrap; gap: 4px; margin-left: auto }
nav a { padding: 10px 14px; border-radius: 8px; color: inherit; text-decoration: none }
nav a:hover { background: var(--paper) } nav a[aria-current] { background: var(--paper); font-weight: 600 }
a { color: var(--teal) }
h1 { font-size: 26px; line-height: 1.2; margin: 24px 0 4px } h2 { font-size: 18px; margin: 32px 0 8px }
.lead { margin: 0 0 24px; color: var(--soft); max-width: 66ch }
.list { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; min-width: 0 }
.card.new { border-color: var(--teal) }
.row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: baseline; justify-content: space-between }
.amount { font-size: 22px; font-weight: 650 } .amount small { font-size: 14px; font-weight: 400; color: var(--soft) }
.quiet { color: var(--soft); font-size: 14px } .mono { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 8px 0 0; font-size: 14px }
dt { color: var(--soft) } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px }
button { font: inherit; min-height: 44px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--line);
  background: transparent; color: inherit; cursor: pointer }
button:hover { border-color: var(--teal) }
button.main { background: var(--teal); border-color: var(--teal); color: var(--teal-ink); font-weight: 600 }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
.status { font-weight: 600; white-space: nowrap } .status.good { color: var(--good) } .status.wait { color: var(--wait) }
.status.bad { color: var(--bad) }
.empty { border: 1px dashed var(--line); border-radius: 10px; padding: 32px 16px; text-align: center; color: var(--soft) }
.narrow main, .narrow header > div { max-width: 440px } label { display: grid; gap: 4px; font-weight: 600; font-size: 14px }
.choice { display: grid; color: inherit; text-decoration: none } .choice:hover { border-color: var(--teal) }
form.stacked { display: grid; gap: 12px; margin-top: 0 }
input { font: inherit; min-height: 44px; padding: 8px 12px; border-radius: 8px; border: 1px solid var(--soft);
  background: var(--card); color: inherit; width: 100% }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; padding-top: 12px; border-top: 1px solid var(--line) }
`
