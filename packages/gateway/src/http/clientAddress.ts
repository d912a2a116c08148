import { isIP } from 'node:net'

import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

import type { Settings } from '../config/settings.ts'
import type { Environment } from './Environment.ts'

/** Whether a request came through a proxy that says so. */
export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some(
    (name) => ['forwarded', 'via', 'x-real-ip'].includes(name) || name.startsWith('x-forwarded-'),
  )
}

/** Whether an address belongs to one of the addresses and networks. */
function isOneOf(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some((network) => {
    const [base, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), undefined] as const)
    return (
      parsed.kind() === base.kind() && parsed.match(base, bits ?? parsed.toByteArray().length * 8)
    )
  })
}

/**
 * The nearest address that is not a trusted proxy's. Each proxy appends to `X-Forwarded-For` the address that called it, so
 * the last entries are the proxies' and the first ones may be invented by the client.
 */
function findClient(socket: string, forwarded: string, trusted: Settings['trust_proxy']): string {
  const chain = [...forwarded.split(',').map((entry) => entry.trim()), socket].toReversed()
  const client =
    typeof trusted === 'number'
      ? chain[trusted]
      : chain.find((address) => !isOneOf(address, trusted))
  return client !== undefined && isIP(client) ? client : socket
}

/** The client's address; for IPv6 its 64-bit network, such as `2001:db8::/64`, since that is what one household has. */
export function clientAddress(c: Context<Environment>, trusted: Settings['trust_proxy']): string {
  // Tests send requests without a socket.
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  const text = findClient(socket, c.req.header('x-forwarded-for') ?? '', trusted)
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.map((part, index) => (index < 4 ? part : 0))
  return `${new ipaddr.IPv6(network).toString()}/64`
}
