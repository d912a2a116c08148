import { isIP } from 'node:net'

import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

import type { Environment } from './Environment.ts'

/**
 * The caller's address for rate limits; for IPv6 its 64-bit network, since that is what one household has. Behind a proxy it
 * is the last entry of `X-Forwarded-For`, because the caller can invent the others.
 */
export function clientAddress(c: Context<Environment>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  // Tests send requests without a socket.
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
