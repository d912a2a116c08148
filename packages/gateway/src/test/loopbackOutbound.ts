import { connect, Socket } from 'node:net'

import { isLoopbackHost } from '../config/settings.ts'
import type { Destination, Outbound } from '../webhooks/destination.ts'

/** A network without an outside: it knows only the names that it is given, and refuses to go beyond this machine. */
export interface LoopbackOutbound extends Outbound {
  /** Every name that was asked for. */
  resolved: string[]
  /** Every address that was to be connected to, refused or not. */
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
