import { connect, Socket } from 'node:net'

import { isLoopbackHost } from '../config/settings.ts'
import type { Destination, Outbound } from '../webhooks/outbound.ts'

/** A network that resolves only given names and connects only to this machine. */
export interface LoopbackOutbound extends Outbound {
  /** The resolved names. */
  resolved: string[]
  /** The destinations of all connections, including refused ones. */
  destinations: Destination[]
}

/**
 * Makes one. `names` are the answers of its name server; `elsewhere` connects in the place of what is not on this machine.
 */
export function createLoopbackOutbound(
  names: Readonly<Record<string, () => readonly string[]>> = {},
  elsewhere: (destination: Destination) => Socket = () =>
    new Socket().destroy(new Error('There is no network beyond this machine')),
): LoopbackOutbound {
  const resolved: string[] = []
  const destinations: Destination[] = []
  return {
    resolved,
    destinations,
    resolve: (host) => {
      resolved.push(host)
      return Promise.resolve(names[host]?.() ?? [])
    },
    connect: (destination) => {
      destinations.push(destination)
      const { address: host, port } = destination
      return isLoopbackHost(host) ? connect({ host, port }) : elsewhere(destination)
    },
    timeoutMs: 15_000,
  }
}
