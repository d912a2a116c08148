import { capabilitiesElementId } from '@sluice/api/contract'
import type { Capabilities } from '@sluice/api/contract'

/** The page with the block in which the gateway announces what it offers beyond the specification. Decision 5. */
export function announceCapabilities(html: string, capabilities: Capabilities): string {
  // Nothing in the JSON may end the block early.
  const json = JSON.stringify(capabilities).replaceAll('<', String.raw`\u003c`)
  // Styles can read an attribute, so that a page keeps room for the Google button from its first paint.
  const mark = capabilities.oidc ? ' data-oidc' : ''
  const block = `<script id="${capabilitiesElementId}" type="application/json"${mark}>${json}</script>`
  const placeholder = new RegExp(
    `<script\\b[^>]*\\bid="${capabilitiesElementId}"[^>]*>[\\s\\S]*?</script>`,
  )
  if (placeholder.test(html)) return html.replace(placeholder, () => block)
  return html.replace(/<\/head>/i, (end) => `${block}${end}`)
}
