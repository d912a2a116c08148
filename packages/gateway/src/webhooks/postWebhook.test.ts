import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { createLoopbackOutbound } from '../test/loopbackOutbound.ts'
import { startWebhookReceiver } from '../test/webhookReceiver.ts'
import type { WebhookReceiver } from '../test/webhookReceiver.ts'
import { network } from './outbound.ts'
import { postWebhook } from './postWebhook.ts'

// A busy machine may take its time; only the outcome counts.
vi.setConfig({ testTimeout: 60_000 })

let receiver: WebhookReceiver
const never = new AbortController().signal

/** What the endpoint does at each of its paths. */
beforeAll(async () => {
  receiver = await startWebhookReceiver(({ path }, response) => {
    const manner = /^\/(hang|reset|redirect)$/.exec(path)?.[1]
    if (manner === 'hang' || manner === 'reset' || manner === 'redirect') return manner
    if (path === '/trickle') {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
      return undefined
    }
    if (path === '/flood') {
      response.writeHead(200)
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', flood)
      flood()
      return undefined
    }
    if (path === '/headers') {
      response.writeHead(200, { filler: 'x'.repeat(40_000) }).end()
      return undefined
    }
    if (path === '/no-http') {
      response.socket?.end('SSH-2.0\r\n')
      return undefined
    }
    if (path === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      void pause(10).then(() => response.socket?.destroy())
      return undefined
    }
    if (path === '/later') {
      response.writeHead(503, { 'retry-after': '120' }).end()
      return undefined
    }
    return 204
  })
})
afterAll(() => receiver.close())

function post(path: string, timeoutMs = 10_000, host = receiver.host) {
  const outbound = { ...createLoopbackOutbound(), timeoutMs }
  const url = new URL(`http://${host}${path}`)
  return postWebhook(
    { url, isAllowed: true, headers: { 'x-a': 'b' }, body: '{"ä":1}' },
    outbound,
    never,
  )
}

test('sends one exact POST and returns the status', async () => {
  expect(await post('/in?shop=1&x=%20')).toEqual({ status: 204, retryAfter: undefined })
  expect(receiver.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/in?shop=1&x=%20',
    headers: { host: receiver.host, 'x-a': 'b', 'content-length': '8' },
    body: '{"ä":1}',
  })
})

test('a redirect is not followed', async () => {
  expect(await post('/redirect')).toMatchObject({ status: 307 })
  expect(receiver.redirected()).toBe(0)
})

test('an endless response is cut off and its status counts', async () => {
  expect(await post('/flood')).toMatchObject({ status: 200 })
})

test('returns Retry-After', async () => {
  expect(await post('/later')).toEqual({ status: 503, retryAfter: '120' })
})

describe('the kind of error', () => {
  test.each([
    ['/reset', 'connection_broken'],
    ['/cut', 'connection_broken'],
    ['/headers', 'answer_unreadable'],
    ['/no-http', 'answer_unreadable'],
  ])('%s: %s', async (path, kind) => {
    await expect(post(path)).rejects.toMatchObject({ kind })
  })

  test.each(['/hang', '/trickle'])('%s: the whole attempt has a time limit', async (path) => {
    await expect(post(path, 100)).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('a closed port', async () => {
    const gone = await startWebhookReceiver(() => 200)
    await gone.close()
    await expect(post('/', 10_000, gone.host)).rejects.toMatchObject({ kind: 'connection_failed' })
  })

  test('a name server that never responds', async () => {
    const outbound = {
      ...createLoopbackOutbound(),
      resolve: () => new Promise<never>(() => undefined),
      timeoutMs: 100,
    }
    const url = new URL('https://hooks.example/')
    const attempt = postWebhook({ url, isAllowed: false, headers: {}, body: '' }, outbound, never)
    await expect(attempt).rejects.toMatchObject({ kind: 'timeout' })
    expect(outbound.destinations).toEqual([])
  })
})

test('rejects with the reason of the signal', async () => {
  const stop = new AbortController()
  const reason = new Error('enough')
  const url = new URL(`http://${receiver.host}/hang`)
  const attempt = postWebhook(
    { url, isAllowed: true, headers: {}, body: '' },
    createLoopbackOutbound(),
    stop.signal,
  )
  void pause(50).then(() => stop.abort(reason))
  await expect(attempt).rejects.toBe(reason)
})

test('one attempt takes at most 15 seconds', () => {
  expect(network.timeoutMs).toBe(15_000)
})
