import { isIP } from 'node:net'

import { fieldFailure } from '../errors/Failure.ts'
import { isPublicAddress } from './addressPolicy.ts'

/** The host of a URL, without the brackets of an IPv6 address. */
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

/** Names that never lead to the public internet. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan)\.?$/

/** True when the operator lets webhooks reach this host although it is not public. */
function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname)
}

/** Refuses an address that is not http(s), carries a log-in, or is plainly not on the public internet. */
export function checkWebhookUrl(text: string, allowedHosts: readonly string[]): void {
  const refused = fieldFailure('webhookUrl', 'Please enter a valid URL')
  if (!URL.canParse(text)) throw refused
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refused
  if (url.username || url.password) throw refused
  if (isAllowedHost(url, allowedHosts)) return
  const host = bareHost(url)
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !localNames.test(host)
  if (!isPublic) throw fieldFailure('webhookUrl', 'The URL must lead to a public address')
}
