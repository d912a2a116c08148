import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { limits } from '../contract/limits.ts'
import { toApiFailure } from '../index.ts'
import { endpointCases, secrets } from '../testing/endpointCases.ts'
import { openStore, openTab } from '../testing/openTab.ts'
import { json, startServer } from '../testing/startServer.ts'
import type { Responder } from '../testing/startServer.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json({}))
})
afterAll(() => server.stop())

// RTK's back-off is (random + 0.4) x 300 ms and up: this makes every retry immediate.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(-0.4))
afterEach(() => void vi.restoreAllMocks())

const tab = openTab()

function caseOf(name: string) {
  const found = endpointCases.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no endpoint ${name}`)
  return found
}

/** A query and a mutation; all endpoints go through the same base query. */
const both = [
  { ...caseOf('getOverview'), attempts: 3 },
  { ...caseOf('createApiKey'), attempts: 1 },
]

const closeConnection: Responder = (response) => response.destroy()

describe.each(both)('$name', ({ send, request, path, response, data, attempts }) => {
  async function call(respond: Responder, url = server.url) {
    server.respondWith(respond)
    tab.session.signIn('session-token')
    const { store, stop, log } = openStore(url, { tab })
    const { data: result, error } = await send(store)
    stop()
    return { result, error, log, requests: server.requests.length }
  }

  it.each([
    { status: 403, retried: false },
    { status: 409, retried: false },
    { status: 422, retried: false },
    { status: 500, retried: true },
    { status: 503, retried: true },
  ])('reports $status with its message, and logs it once', async ({ status, retried }) => {
    const errors = [{ field: 'name', message: 'is required' }]
    const { error, requests, log } = await call(
      json({ message: 'Because', code: 'a_code', errors: [...errors, 'odd'] }, status),
    )
    expect(error).toEqual({ kind: 'http', status, message: 'Because', code: 'a_code', errors })
    expect(requests).toBe(retried ? attempts : 1)
    expect(log).toEqual([{ method: request.method, path, status, kind: 'http' }])
  })

  it.each([
    { header: '30', retryAfter: 30 },
    { header: new Date(Date.now() + 3_600_000).toUTCString(), retryAfter: 3_600 },
  ])('reports Retry-After: $header and does not retry', async ({ header, retryAfter }) => {
    const { error, requests } = await call((reply) =>
      reply.writeHead(503, { 'Retry-After': header }).end('{"message":"Busy"}'),
    )
    expect(error).toMatchObject({ kind: 'http', status: 503, message: 'Busy' })
    expect(toApiFailure(error)).toHaveProperty('retryAfter', expect.closeTo(retryAfter, -1))
    expect(requests).toBe(1)
  })

  it('does not quote an HTML error page', async () => {
    const { error } = await call((reply) => reply.writeHead(502).end('<h1>Bad gateway</h1>'))
    expect(error).toEqual({ kind: 'http', status: 502 })
  })

  it.each([
    { what: 'an HTML page', body: '<!doctype html><p>Hello' },
    { what: 'truncated JSON', body: JSON.stringify(response).slice(0, -1) },
  ])('reports $what with status 200 as a schema failure', async ({ body }) => {
    const { error, requests, log } = await call((reply) => reply.end(body))
    expect(error).toEqual({ kind: 'schema' })
    expect(requests).toBe(1)
    expect(log).toEqual([{ method: request.method, path, status: 200, kind: 'schema' }])
  })

  it('reports a connection that breaks in the middle of the response', async () => {
    const { error, requests } = await call((reply) => {
      reply.writeHead(200, { 'Content-Length': '1000' })
      reply.write('{"mess')
      setImmediate(() => reply.destroy())
    })
    expect(error).toEqual({ kind: 'network' })
    expect(requests).toBe(attempts)
  })

  it('reports a server that is down', async () => {
    const gone = await startServer(json({}))
    await gone.stop()
    const { error, log } = await call(json({}), gone.url)
    expect(error).toEqual({ kind: 'network' })
    expect(log).toEqual([{ method: request.method, path, kind: 'network' }])
  })

  it('times out after ten seconds, the body included, and does not retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { error, requests, log } = await call((reply) => {
      reply.writeHead(200)
      reply.write('{', () => {
        // Headers and the first byte must have arrived before the clock moves on.
        setImmediate(() => vi.advanceTimersByTime(limits.apiTimeoutMs))
      })
    })
    vi.useRealTimers()
    expect(limits.apiTimeoutMs).toBe(10_000)
    expect(error).toEqual({ kind: 'timeout' })
    expect(requests).toBe(1)
    expect(log).toMatchObject([{ method: request.method, path, kind: 'timeout' }])
  })

  it('waits for the whole ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result } = await call((reply, received) => {
      vi.advanceTimersByTime(limits.apiTimeoutMs - 1)
      json(response)(reply, received)
    })
    vi.useRealTimers()
    expect(result).toEqual(data)
  })

  it('succeeds when called again after a failure', async () => {
    server.respondWith(json({}, 409))
    tab.session.signIn('session-token')
    const { store, stop } = openStore(server.url, { tab })
    await send(store)
    server.respondWith(json(response))
    expect((await send(store)).data).toEqual(data)
    stop()
  })

  it('keeps the response out of the HTTP cache', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await call(json(response))
    const [input] = sent.mock.calls[0] ?? []
    expect(input).toHaveProperty('cache', 'no-store')
  })
})

it('returns the data of a retry that succeeds, and logs nothing', async () => {
  const { send, response, data } = caseOf('getOverview')
  const responses = [json({}, 502), closeConnection]
  server.respondWith((reply, request) => (responses.shift() ?? json(response))(reply, request))
  const { store, stop, log } = openStore(server.url, { tab })
  expect((await send(store)).data).toEqual(data)
  stop()
  expect(server.requests).toHaveLength(3)
  expect(log).toEqual([])
})

it('sends a creating call again with the same key until its outcome is known', async () => {
  // Keys are random.
  vi.restoreAllMocks()
  const { send, response } = caseOf('createApiKey')
  const responses = [closeConnection, json({}, 502), json(response), json({}, 409), json(response)]
  server.respondWith((reply, request) => responses.shift()?.(reply, request))
  tab.session.signIn('session-token')
  const { store, stop } = openStore(server.url, { tab })
  while (responses.length > 0) await send(store)
  stop()
  const keys = server.requests.map(({ headers }) => headers['idempotency-key'])
  const [lost, refused, last] = [keys[0], keys[3], keys[4]]
  expect(keys).toEqual([lost, lost, lost, refused, last])
  expect(new Set([lost, refused, last, undefined]).size).toBe(4)
})

it('sends a key only where the server takes one', async () => {
  server.respondWith(json({}))
  tab.session.signIn('session-token')
  tab.pairing.start('device-token')
  const { store, stop } = openStore(server.url, { tab })
  for (const { send } of endpointCases) await send(store)
  stop()
  const withKey = server.requests.filter(({ headers }) => 'idempotency-key' in headers)
  expect(withKey.map(({ method }) => method)).toContain('POST')
  for (const { method, headers } of withKey) {
    expect(`${method} ${headers.authorization}`).toMatch(/^POST Bearer (?:session|device)-token$/)
  }
})

describe('the log', () => {
  const faults: Record<string, Responder> = {
    'an error that quotes everything': json({ message: JSON.stringify(secrets), errors: [] }, 422),
    'a response of the wrong shape': json(Object.values(secrets).join(' ')),
    'a broken connection': closeConnection,
    'an expired session': json({}, 401),
  }

  it.each(Object.entries(faults))('contains nothing private after %s', async (_, fault) => {
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    // A file is not read, only handed over.
    for (const { send, path, request } of endpointCases.filter(
      ({ name }) => name !== 'exportAccount',
    )) {
      server.respondWith(fault)
      tab.session.signIn('session-token')
      const { store, stop, log } = openStore(server.url, { tab })
      await send(store)
      stop()
      expect(log).toHaveLength(1)
      expect(log[0]).toMatchObject({ method: request.method, path })
      for (const secret of [...Object.values(secrets), 'session-token', server.url]) {
        expect(JSON.stringify(log)).not.toContain(secret)
      }
    }
    for (const level of printed) expect(level).not.toHaveBeenCalled()
  })
})

describe('a change that must be confirmed', () => {
  const required = json({ code: 'confirmation_required', message: 'Confirm' }, 403)
  const { send, response, data } = caseOf('createApiKey')

  /** Sends a change that the server refuses until it is confirmed. */
  async function change(confirm: (() => Promise<boolean>) | undefined) {
    server.respondWith(required)
    tab.session.signIn('session-token')
    let earlier = 0
    const { store, stop } = openStore(server.url, {
      tab,
      confirm:
        confirm &&
        (async () => {
          const confirmed = await confirm()
          if (!confirmed) return false
          // Forgets the requests so far.
          earlier = server.requests.length
          server.respondWith(json(response))
          return true
        }),
    })
    const { data: result, error } = await send(store)
    stop()
    return { result, error, requests: earlier + server.requests.length }
  }

  it('is sent again once it is confirmed', async () => {
    const { result, requests } = await change(() => Promise.resolve(true))
    expect(result).toEqual(data)
    expect(requests).toBe(2)
  })

  it.each([
    ['it is not confirmed', () => Promise.resolve(false)],
    ['nobody asks', undefined],
  ])('fails if %s', async (_, confirm) => {
    const { error, requests } = await change(confirm)
    expect(error).toMatchObject({ kind: 'http', status: 403, code: 'confirmation_required' })
    expect(requests).toBe(1)
  })
})
