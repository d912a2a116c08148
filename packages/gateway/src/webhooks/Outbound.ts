import { lookup, Resolver } from 'node:dns/promises'
import { connect as connectPlainly } from 'node:net'
import type { Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** Where exactly a connection goes to. */
export interface Destination {
  /** The address that was checked: nothing is looked up any more. */
  address: string
  port: number
  /** The name that the certificate must be for; null for plain http. */
  secureName: string | null
}

/** How the gateway reaches merchants' servers. A test puts its own in the place of it. */
export interface Outbound {
  /** Every address of a name. The operator's own hosts are also looked for where the machine keeps its own names. */
  resolve: (host: string, isOperators: boolean) => Promise<readonly string[]>
  /** Opens a connection to one checked address. */
  connect: (destination: Destination) => Socket
  /** How long one whole attempt may take, from the look-up to the end of the answer, in milliseconds. */
  timeoutMs: number
}

/** The operating system's look-up waits in one of few threads, so a merchant's slow name server would hold up everything. */
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
  resolve: (host, isOperators) => (isOperators ? resolveLocally(host) : resolvePublicly(host)),
  connect: ({ address, port, secureName }) =>
    secureName === null
      ? connectPlainly({ host: address, port })
      : connectSecurely({
          host: address,
          port,
          // An address is no name, and must not be sent as one.
          ...(secureName === address ? {} : { servername: secureName }),
          ALPNProtocols: ['http/1.1'],
        }),
  timeoutMs: 15_000,
}
