import { Hono } from 'hono'
import { expect, test } from 'vitest'

import type { Settings } from '../config/settings.ts'
import { clientAddress } from './clientAddress.ts'
import type { Environment } from './Environment.ts'

async function addressOf(trusted: Settings['trust_proxy'], socket: string, forwarded?: string) {
  const app = new Hono<Environment>().get('/', (c) => c.text(clientAddress(c, trusted)))
  const headers: HeadersInit = forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]
  const incoming = { socket: { remoteAddress: socket } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each<[string, Settings['trust_proxy'], string, string | undefined, string]>([
  ['no proxy is trusted', 0, '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['one proxy', 1, '10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['two proxies', 2, '10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['fewer proxies than said', 2, '10.0.0.1', '198.51.100.1', '10.0.0.1'],
  ['a proxy that passes on no address', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
  ['no header', 1, '10.0.0.1', undefined, '10.0.0.1'],
  [
    'listed proxies',
    ['10.0.0.0/8', '2001:db8::1'],
    '2001:db8::1',
    '203.0.113.9, 198.51.100.1, 10.9.9.9',
    '198.51.100.1',
  ],
  ['a caller that is not listed', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['only listed addresses', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.2', '10.0.0.1'],
  ['an IPv4 address in IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an IPv6 network', 1, '10.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('%s', async (_, trusted, socket, forwarded, expected) => {
  expect(await addressOf(trusted, socket, forwarded)).toBe(expected)
})
