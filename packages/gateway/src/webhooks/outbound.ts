import { lookup, Resolver } from 'node:dns/promises'
import { connect as connectTcp } from 'node:net'
import type { Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

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
