import { lookup, Resolver } from 'node:dns/promises'
import { connect as connectTcp, isIP, isIPv4 } from 'node:net'
import type { Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

import ipaddr from 'ipaddr.js'

import { bareHost, isLoopbackHost } from '../config/settings.ts'
import type { GatewayContext } from '../context.ts'
import { fieldFailure } from '../errors/Failure.ts'

/** Why a request got no response. Stored with the attempt, so it contains nothing of what was sent or received. */
export type AttemptErrorKind =
  | 'timeout'
  | 'name_not_found'
  | 'address_refused'
  | 'connection_failed'
  | 'connection_broken'
  | 'tls_failed'
  | 'answer_unreadable'

/** An attempt that ended without a response. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError'
  readonly kind: AttemptErrorKind

  constructor(kind: AttemptErrorKind, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** The address to connect to. */
export interface Destination {
  /** The address that was checked; no further lookup happens. */
  address: string
  port: number
  /** The name on the certificate; null for plain http. */
  secureName: string | null
}

/** How the gateway reaches merchants' servers. Tests replace it. */
export interface Outbound {
  /** Every address of a name. Hosts that the operator allows are resolved by the operating system. */
  resolve: (host: string, isAllowed: boolean) => Promise<readonly string[]>
  /** Opens a connection to a checked address. */
  connect: (destination: Destination) => Socket
  /** Time limit for a whole attempt, from lookup to the end of the response, in milliseconds. */
  timeoutMs: number
}

/** The system's lookup blocks one of few threads, so a merchant's slow name server would delay everyone. */
async function resolvePublicly(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

async function resolveLocally(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

/** The real network. */
export const network: Outbound = {
  resolve: (host, isAllowed) => (isAllowed ? resolveLocally(host) : resolvePublicly(host)),
  connect: ({ address, port, secureName }) =>
    secureName === null
      ? connectTcp({ host: address, port })
      : connectTls({
          host: address,
          port,
          // TLS allows only names in SNI, not IP addresses.
          ...(secureName === address ? {} : { servername: secureName }),
          ALPNProtocols: ['http/1.1'],
        }),
  timeoutMs: 15_000,
}

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

/** What decides where webhooks may go. */
type Policy = Pick<GatewayContext, 'settings' | 'publicUrl'>

/** Whether a URL leads to this gateway, by whatever name of this machine. */
function isGateway({ settings, publicUrl }: Policy, url: URL): boolean {
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
export function isAllowedHost(policy: Policy, url: URL): boolean {
  const { settings } = policy
  const allowed = settings.webhook_allowed_hosts
  if (allowed.includes(url.host) || allowed.includes(url.hostname)) return true
  if (settings.mode !== 'sandbox') return false
  if (isGateway(policy, url)) {
    return url.origin === policy.publicUrl() && url.pathname === sandboxReceiverPath
  }
  return !settings.sandbox_exposed && isLoopbackHost(bareHost(url))
}

/** Rejects URLs that are not https (in the sandbox also http), contain credentials, have port 0 or are obviously not public. */
export function checkWebhookUrl(context: Policy, text: string): void {
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
