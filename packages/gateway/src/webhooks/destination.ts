import { isIP, isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

import { bareHost, isLoopbackHost } from '../config/settings.ts'
import type { Uses } from '../context.ts'
import { fieldFailure } from '../errors/Failure.ts'
import { AttemptError } from './outbound.ts'
import type { Destination, Outbound } from './outbound.ts'

/** Webhooks may only go to public internet addresses. */
function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return true
  // Only 2000::/3 is allocated. Addresses outside it, such as the deprecated `::127.0.0.1`, may lead anywhere.
  return (address.toByteArray()[0] ?? 0) >> 5 === 1
}

/** The sandbox's own webhook receiver. */
export const sandboxReceiverPath = '/sandbox/webhooks'

/** Names that never lead to the public internet. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan)\.?$/

/** Whether a URL leads to this gateway, by whatever name of this machine. */
function isGateway({ settings, publicUrl }: Uses<'settings' | 'publicUrl'>, url: URL): boolean {
  if (url.origin === publicUrl()) return true
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return (
    isLoopbackHost(bareHost(url)) && [new URL(publicUrl()).port, `${settings.port}`].includes(port)
  )
}

/**
 * Whether webhooks may go to this host although it is not public: if the operator allows it, and in a sandbox that nobody
 * else can reach to servers on this machine. Of the gateway itself only the sandbox's receiver is allowed.
 */
export function isAllowedHost(context: Uses<'settings' | 'publicUrl'>, url: URL): boolean {
  const { settings } = context
  const allowed = settings.webhook_allowed_hosts
  if (allowed.includes(url.host) || allowed.includes(url.hostname)) return true
  if (settings.mode !== 'sandbox') return false
  if (isGateway(context, url)) {
    return url.origin === context.publicUrl() && url.pathname === sandboxReceiverPath
  }
  return !settings.sandbox_exposed && isLoopbackHost(bareHost(url))
}

/** Rejects URLs that are not https (in the sandbox also http), contain credentials, have port 0 or are obviously not public. */
export function checkWebhookUrl(context: Uses<'settings' | 'publicUrl'>, text: string): void {
  const invalid = fieldFailure('webhookUrl', 'Please enter a valid URL')
  if (!URL.canParse(text)) throw invalid
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw invalid
  if (url.username || url.password || url.port === '0') throw invalid
  if (context.settings.mode === 'live' && url.protocol !== 'https:') {
    throw fieldFailure('webhookUrl', 'The URL must be https')
  }
  if (isAllowedHost(context, url)) return
  const host = bareHost(url)
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !localNames.test(host)
  if (!isPublic) throw fieldFailure('webhookUrl', 'The URL must lead to a public address')
}

/**
 * Resolves a URL's host and refuses it if any address is not public, also where others are. The connection uses the
 * checked address, so DNS rebinding has no effect.
 */
export async function findDestination(
  url: URL,
  isAllowed: boolean,
  resolve: Outbound['resolve'],
): Promise<Destination> {
  const host = bareHost(url)
  const addresses = isIP(host)
    ? [host]
    : await resolve(host, isAllowed).catch((cause: unknown) => {
        throw new AttemptError('name_not_found', cause)
      })
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new AttemptError('address_refused')
  const address = addresses.find(isIPv4) ?? addresses[0]
  if (address === undefined) throw new AttemptError('name_not_found')
  const isSecure = url.protocol === 'https:'
  return {
    address,
    port: Number(url.port || (isSecure ? 443 : 80)),
    secureName: isSecure ? host : null,
  }
}
