import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** The hashes of the scripts that the build wrote into a page, such as the one that sets the theme before the first paint. */
function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = []
  for (const [, attributes = '', content = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc\s*=/.test(attributes) || /type\s*=\s*["']?application\//.test(attributes)) continue
    if (content) hashes.push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return hashes
}

/** Where a provider publishes its keys, if not below its own address. */
const keyOrigins = new Map([['https://accounts.google.com', 'https://www.googleapis.com']])

/**
 * What a page of the app may do. Scripts come from its own files, or are known by their hash. Styles may be inline: the
 * toasts write theirs while they run. `identityProvider` is whose description and keys the page reads for the popup.
 */
export function pagePolicy(html: string, identityProvider: string | undefined): string {
  const issuer = identityProvider ? new URL(identityProvider).origin : ''
  const connect = ["'self'", issuer, keyOrigins.get(issuer)].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
