import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const styleAttribute = /<[a-z][^>]*?\sstyle="([^"]*)"/gi

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** The inline scripts of a page, such as the one that sets the theme before the first paint. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|type\s*=\s*["']?application\//.test(attributes))
    .map(([, , content = '']) => content)
}

/** Decodes the HTML entities of an attribute. */
function unescaped(text: string): string {
  const characters: Record<string, string> = {
    quot: '"',
    '#39': "'",
    '#x27': "'",
    lt: '<',
    gt: '>',
  }
  return text
    .replaceAll(/&(quot|#39|#x27|lt|gt);/g, (entity, name: string) => characters[name] ?? entity)
    .replaceAll('&amp;', '&')
}

function directive(name: string, always: string[], contents: string[]): string {
  return [...new Set([name, ...always, ...contents.filter(Boolean).map(hashOf)])].join(' ')
}

/** Origins of providers' keys, if they differ from the issuer's. */
const keyOrigins = new Map([['https://accounts.google.com', 'https://www.googleapis.com']])

/** Where WalletConnect says, in a hidden frame, which page asks for a connection, so that wallets warn of others. */
const verifier = 'https://verify.walletconnect.org'

/** The servers that a page uses beside the gateway. */
export interface Outside {
  /** The issuer whose configuration and keys the page fetches. */
  identityProvider?: string | undefined
  /** The relay through which the page talks to wallet apps. */
  relay?: string | undefined
}

/**
 * The Content-Security-Policy of a page of the app. Scripts and styles must be files of the app, or inline in the built
 * HTML, identified by their hash.
 */
export function pagePolicy(html: string, { identityProvider, relay }: Outside): string {
  const issuer = identityProvider ? new URL(identityProvider).origin : ''
  const connect = ["'self'", issuer, keyOrigins.get(issuer), relay && new URL(relay).origin]
    .filter(Boolean)
    .join(' ')
  // A script may contain text that looks like a tag.
  const markup = html.replaceAll(inlineScript, '')
  const styles = [...markup.matchAll(inlineStyle)].map(([, content = '']) => content)
  const attributes = [...markup.replaceAll(inlineStyle, '').matchAll(styleAttribute)].map(
    ([, content = '']) => unescaped(content),
  )
  return [
    "default-src 'none'",
    directive('script-src', ["'self'"], inlineScripts(html)),
    directive('style-src', ["'self'"], styles),
    ...(attributes.length > 0
      ? [directive('style-src-attr', ["'unsafe-hashes'"], attributes)]
      : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    ...(relay ? [`frame-src ${verifier}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
