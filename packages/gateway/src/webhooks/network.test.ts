import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Server } from 'node:net'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { listen } from '../../../../scripts/lib/listen.ts'
import { network } from './outbound.ts'
import { postWebhook } from './postWebhook.ts'

// A busy machine may take its time; only the outcome counts.
vi.setConfig({ testTimeout: 60_000 })

let server: Server
let port: number
/** The first bytes of the last connection. */
let firstBytes = Buffer.alloc(0)

beforeAll(async () => {
  // It speaks no TLS: it looks at what comes, and answers with something else.
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      firstBytes = Buffer.from(bytes)
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    })
  })
  port = await listen(server)
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

function post(url: string) {
  return postWebhook(
    { url: new URL(url), isAllowed: true, headers: {}, body: '{}' },
    { ...network, resolve: () => Promise.resolve(['127.0.0.1']) },
    new AbortController().signal,
  )
}

test('https connects to the checked address and sends the name in SNI', async () => {
  await expect(post(`https://hooks.example:${port}/in`)).rejects.toMatchObject({
    kind: 'tls_failed',
  })
  expect(firstBytes[0]).toBe(0x16)
  expect(firstBytes.includes('hooks.example')).toBe(true)
  expect(firstBytes.includes('http/1.1')).toBe(true)
})

test('an IP address is not sent in SNI', async () => {
  await expect(post(`https://127.0.0.1:${port}/in`)).rejects.toMatchObject({ kind: 'tls_failed' })
  expect(firstBytes[0]).toBe(0x16)
  expect(firstBytes.includes('127.0.0.1')).toBe(false)
})

test('plain http sends the name in Host', async () => {
  expect(await post(`http://hooks.example:${port}/in`)).toMatchObject({ status: 400 })
  expect(firstBytes.toString()).toMatch(/^POST \/in HTTP\/1\.1\r\nhost: hooks\.example:\d+\r\n/i)
})
