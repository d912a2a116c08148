import { isIP } from 'node:net'

import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

import type { Environment } from './Environment.ts'

/**
 * Who calls, for counting: the address, or for IPv6 the network of 64 bits that one household has. Behind a proxy it is
 * the last address that the proxy itself wrote; what stands before that may be anybody's invention.
 */
export function clientAddress(c: Context<Environment>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  // Requests that a test makes without a server have no socket.
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  const text = forwarded && isIP(forwarded) ? forwarded : socket
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
