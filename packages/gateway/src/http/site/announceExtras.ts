import { extrasElementId } from '@sluice/api/contract'
import type { Extras } from '@sluice/api/contract'

/** The page with the block in which the gateway announces what it offers beyond the specification. Decision 5. */
export function announceExtras(html: string, extras: Extras): string {
  // Nothing in the JSON may end the block early.
  const json = JSON.stringify(extras).replaceAll('<', String.raw`\u003c`)
  // Styles can read an attribute, so that a page keeps room for the Google button from its first paint.
  const mark = extras.oidc ? ' data-oidc' : ''
  const block = `<script id="${extrasElementId}" type="application/json"${mark}>${json}</script>`
  const placeholder = new RegExp(
    `<script\\b[^>]*\\bid="${extrasElementId}"[^>]*>[\\s\\S]*?</script>`,
  )
  if (placeholder.test(html)) return html.replace(placeholder, () => block)
  return html.replace(/<\/head>/i, (end) => `${block}${end}`)
}
