import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { generate } from 'selfsigned'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { serve } from '../../../../scripts/lib/listen.ts'
import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { sendDue } from '../test/sendWebhooks.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { network } from './outbound.ts'
import { listDeliveries } from './deliveryService.ts'

// A busy machine may take its time; only the outcome counts.
vi.setConfig({ testTimeout: 60_000 })

const day = 86_400_000
const right = await selfSigned(new Date())
const wellKnown = getCACertificates('default')

/** A certificate for hooks.example, valid for a day. */
async function selfSigned(from: Date): Promise<{ key: string; cert: string }> {
  const pems = await generate([{ name: 'commonName', value: 'hooks.example' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: from,
    notAfterDate: new Date(from.getTime() + day),
  })
  return { key: pems.private, cert: pems.cert }
}

let context: TestContext
/** What came to the endpoint, whatever name it was called by. */
let came = 0

/** A merchant's server with this certificate, on this machine. */
async function receiverWith(certificate: { key: string; cert: string }) {
  const server = createServer(certificate, (_, response) => {
    came += 1
    response.writeHead(204).end()
  })
  const { url, close } = await serve(server)
  return { port: new URL(url).port, close }
}

/** Sends an event to `name`, and gives what its merchant is told of it. */
async function sendTo(name: string, certificate = right) {
  const receiver = await receiverWith(certificate)
  const host = `${name}:${receiver.port}`
  context.settings.webhook_allowed_hosts.push(host)
  const { userId, queue } = await addMerchantWithWebhook(context, `https://${host}/in`)
  await queue(1)
  await sendDue(context)
  await receiver.close()
  return listDeliveries(context, userId, { page: 1 })
}

const refused = [{ state: 'waiting', attempts: 1, status: null, error: 'tls_failed' }]

beforeAll(async () => {
  context = await createTestContext()
  context.outbound = { ...network, resolve: () => Promise.resolve(['127.0.0.1']) }
}, 60_000)
beforeEach(() => {
  came = 0
  setDefaultCACertificates([right.cert])
})
afterAll(async () => {
  setDefaultCACertificates(wellKnown)
  await context.close()
})

test('a server with a valid certificate gets the event', async () => {
  expect(await sendTo('hooks.example')).toMatchObject([{ state: 'delivered', status: 204 }])
  expect(came).toBe(1)
})

test.each(['other.example', 'hooks.example.evil.example', 'a.hooks.example'])(
  '%s with the certificate of hooks.example gets no event',
  async (name) => {
    expect(await sendTo(name)).toMatchObject(refused)
    expect(came).toBe(0)
  },
)

test('an expired certificate is refused', async () => {
  const old = await selfSigned(new Date(Date.now() - 3 * day))
  setDefaultCACertificates([old.cert])
  expect(await sendTo('hooks.example', old)).toMatchObject(refused)
  expect(came).toBe(0)
})

test('a self-signed certificate is refused', async () => {
  setDefaultCACertificates(wellKnown)
  expect(await sendTo('hooks.example')).toMatchObject(refused)
  expect(came).toBe(0)
})
