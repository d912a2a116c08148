import { isIP } from 'node:net'

import type { GatewayContext } from '../context.ts'
import { fieldFailure } from '../errors/Failure.ts'
import { isPublicAddress } from './addressPolicy.ts'

/** Where the sandbox itself takes webhooks in, for its page that shows them. */
export const sandboxReceiverPath = '/sandbox/webhooks'

/** The host of a URL, without the brackets of an IPv6 address. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

/** Names that never lead to the public internet. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan)\.?$/

/** True when the operator lets webhooks reach this host although it is not public; so is the sandbox's own receiver. */
export function isOperatorsHost(
  { settings, publicUrl }: Pick<GatewayContext, 'settings' | 'publicUrl'>,
  url: URL,
): boolean {
  const allowed = settings.webhook_allowed_hosts
  if (allowed.includes(url.host) || allowed.includes(url.hostname)) return true
  return (
    settings.mode === 'sandbox' &&
    url.origin === publicUrl() &&
    url.pathname === sandboxReceiverPath
  )
}

/** Refuses an address that is not http(s), carries a log-in, has no port to call, or is plainly not on the public internet. */
export function checkWebhookUrl(
  context: Pick<GatewayContext, 'settings' | 'publicUrl'>,
  text: string,
): void {
  const refused = fieldFailure('webhookUrl', 'Please enter a valid URL')
  if (!URL.canParse(text)) throw refused
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refused
  if (url.username || url.password || url.port === '0') throw refused
  if (isOperatorsHost(context, url)) return
  const host = bareHost(url)
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !localNames.test(host)
  if (!isPublic) throw fieldFailure('webhookUrl', 'The URL must lead to a public address')
}
