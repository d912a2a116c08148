import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { limits } from './contract/limits.ts'
import { operations } from './contract/operations.ts'
import { apiKeysEndpoints, gatewayApi } from './index.ts'
import { everyEndpoint } from './testing/everyEndpoint.ts'
import { secrets } from './testing/secrets.ts'
import { holdAnswer } from './testing/holdAnswer.ts'
import { openStore, openTab } from './testing/openTab.ts'
import { json, startServer } from './testing/startServer.ts'
import type { Answer } from './testing/startServer.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json({}))
})
afterAll(() => server.stop())

// The clock stands still, so that a slow machine times nothing out, and only `hang` moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Takes the request and says nothing until the browser has waited long enough. */
const hang: Answer = () => void vi.advanceTimersByTime(limits.apiTimeoutMs)

const tab = openTab()

/** A store whose merchant is signed in. */
function signedIn(url = server.url) {
  tab.session.signIn('session-token')
  return openStore(url, { tab })
}

/** The same JSON with a member more in each object that is not inside another. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown)
  return typeof value === 'object' && value !== null ? { ...value, unheard_of: [1] } : value
}

describe('the table', () => {
  it('holds every endpoint', () => {
    expect(everyEndpoint.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(gatewayApi.endpoints).toSorted(),
    )
  })

  it('holds every call of the contract but the public API', () => {
    const calls = Object.values(operations).filter(({ auth }) => auth !== 'apiKey')
    expect([...new Set(everyEndpoint.map(({ path }) => path))].toSorted()).toEqual(
      calls.map(({ path }) => path).toSorted(),
    )
  })
})

describe.each(everyEndpoint)(
  '$name',
  ({ send, kind, request, path, answer, data, empty, wrongShapes }) => {
    const tries = kind === 'read' ? 3 : 1

    async function ask(answerWith: Answer) {
      server.answerWith(answerWith)
      const opened = signedIn()
      const { data: result, error } = await send(opened.store)
      opened.stop()
      return { ...opened, result, error, requests: [...server.requests] }
    }

    it('sends exactly the payload and reads the answer', async () => {
      const { result, error, requests, log } = await ask(json(answer))
      expect(error).toBeUndefined()
      expect(result).toEqual(data)
      expect(requests).toHaveLength(1)
      const [sent] = requests
      expect(sent).toMatchObject({ method: request.method, url: request.url })
      expect(sent?.body ? JSON.parse(sent.body) : undefined).toEqual(request.body)
      expect(log).toEqual([])
    })

    it('reads an empty body as no message, or as no answer', async () => {
      const { result, error } = await ask((response) => response.writeHead(204).end())
      expect(result).toEqual(empty)
      expect(error).toEqual(empty === undefined ? { kind: 'schema' } : undefined)
    })

    it('ignores members that it does not know', async () => {
      const { result } = await ask(json(withUnknown(answer)))
      expect(result).toEqual(data)
    })

    it.each([
      { status: 403, repeated: false },
      { status: 404, repeated: false },
      { status: 409, repeated: false },
      { status: 422, repeated: false },
      { status: 500, repeated: true },
      { status: 503, repeated: true },
    ])('reports $status with its message', async ({ status, repeated }) => {
      const { error, requests, log } = await ask(
        json({ message: 'In words', code: 'a_code' }, status),
      )
      expect(error).toEqual({ kind: 'http', status, message: 'In words', code: 'a_code' })
      expect(requests).toHaveLength(repeated ? tries : 1)
      expect(log).toEqual([{ method: request.method, path, status, kind: 'http' }])
    })

    it('reports 500 without a message', async () => {
      const { error, requests } = await ask((response) => response.writeHead(500).end())
      expect(error).toEqual({ kind: 'http', status: 500 })
      expect(requests).toHaveLength(tries)
    })

    it('reports 429 with the seconds to wait, and does not ask again', async () => {
      const { error, requests } = await ask((response) =>
        response.writeHead(429, { 'Retry-After': '30' }).end('{"message":"Slowly"}'),
      )
      expect(error).toEqual({ kind: 'http', status: 429, message: 'Slowly', retryAfter: 30 })
      expect(requests).toHaveLength(1)
    })

    it('reports 401, which ends the session except at log-in', async () => {
      const { error, requests, session, signedOut, log } = await ask(json({ message: 'No' }, 401))
      // Of a read, nothing is left to report to: every cached answer is gone, its failure included.
      const reported = { kind: 'http', status: 401, message: 'No' }
      expect(error).toEqual(kind === 'read' ? undefined : reported)
      expect(requests).toHaveLength(1)
      expect(log).toEqual([{ method: request.method, path, status: 401, kind: 'http' }])
      expect(signedOut).toEqual(path === '/user/login' ? [] : ['unauthorized'])
      expect(session.isSignedIn()).toBe(path === '/user/login')
    })

    it('reports an HTML page as a wrong shape', async () => {
      const { error, requests, log } = await ask((response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello'),
      )
      expect(error).toEqual({ kind: 'schema' })
      expect(requests).toHaveLength(1)
      expect(log).toEqual([{ method: request.method, path, status: 200, kind: 'schema' }])
    })

    it('reports an HTML page with a failing status without quoting it', async () => {
      const { error } = await ask((response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
      expect(error).toEqual({ kind: 'http', status: 502 })
    })

    it('reports JSON that is cut off', async () => {
      const whole = JSON.stringify(answer)
      const { error } = await ask((response) => response.end(whole.slice(0, -1)))
      expect(error).toEqual({ kind: 'schema' })
    })

    it.each(wrongShapes.map((shape) => ({ shape })))(
      'reports $shape as a wrong shape',
      async ({ shape }) => {
        const { error } = await ask(json(shape))
        expect(error).toEqual({ kind: 'schema' })
      },
    )

    it('reports a line that breaks in the middle of the answer', async () => {
      const { error, requests } = await ask((response) => {
        response.writeHead(200, { 'Content-Length': '1000' })
        response.write('{"mess')
        setImmediate(() => response.destroy())
      })
      expect(error).toEqual({ kind: 'network' })
      expect(requests).toHaveLength(tries)
    })

    it('reports a server that is not there', async () => {
      const gone = await startServer(json({}))
      await gone.stop()
      const { store, stop, log } = signedIn(gone.url)
      const { error } = await send(store)
      stop()
      expect(error).toEqual({ kind: 'network' })
      expect(log).toEqual([{ method: request.method, path, kind: 'network' }])
    })

    it('gives up after ten seconds, once', async () => {
      const { error, requests, log } = await ask(hang)
      expect(error).toEqual({ kind: 'timeout' })
      expect(requests).toHaveLength(1)
      expect(log).toEqual([{ method: request.method, path, kind: 'timeout' }])
    })

    it('counts the body in the ten seconds', async () => {
      const { error } = await ask((response) => {
        response.writeHead(200)
        response.write('{', () => vi.advanceTimersByTime(limits.apiTimeoutMs))
      })
      expect(error).toEqual({ kind: 'timeout' })
    })

    it('is sent once when it is asked twice at a time, and again after that', async () => {
      const held = holdAnswer(json(answer))
      server.answerWith(held.answer)
      const { store, stop } = signedIn()
      const both = Promise.all([send(store), send(store)])
      await held.asked
      held.release()
      const [first, second] = await both
      expect(server.requests).toHaveLength(1)
      expect(first.data).toEqual(data)
      expect(second.data).toEqual(data)
      server.answerWith(json(answer))
      await send(store)
      stop()
      expect(server.requests).toHaveLength(1)
    })

    it('recovers when asked again', async () => {
      server.answerWith(json({}, 500))
      const { store, stop } = signedIn()
      await send(store)
      server.answerWith(json(answer))
      expect((await send(store)).data).toEqual(data)
      stop()
    })
  },
)

describe('what goes where', () => {
  it('waits no less than the ten seconds', async () => {
    server.answerWith((response) => {
      vi.advanceTimersByTime(9_999)
      response.end('[]')
    })
    const { store, stop } = openStore(server.url)
    const { data } = await store.dispatch(apiKeysEndpoints.listApiKeys.initiate())
    stop()
    expect(limits.apiTimeoutMs).toBe(10_000)
    expect(data).toEqual([])
  })

  it.each(everyEndpoint)('sends $name to its host', async ({ send, name, answer }) => {
    const account = await startServer(json(answer))
    server.answerWith(json(answer))
    const { store, stop } = openStore(server.url, { accountApiUrl: `${account.url}/` })
    await send(store)
    stop()
    const atAccount = ['verifyUser', 'forgotPassword', 'resetPassword'].includes(name)
    expect(account.requests).toHaveLength(atAccount ? 1 : 0)
    expect(server.requests).toHaveLength(atAccount ? 0 : 1)
    await account.stop()
  })

  it.each(everyEndpoint)(
    'sends the bearer with $name where the call is an account’s own',
    async ({ send, answer, path }) => {
      server.answerWith(json(answer))
      const { store, stop } = signedIn()
      await send(store)
      stop()
      const operation = Object.values(operations).find((candidate) => candidate.path === path)
      const expected = operation?.auth === 'bearer' ? 'Bearer session-token' : undefined
      expect(server.requests[0]?.headers.authorization).toBe(expected)
    },
  )

  it.each(everyEndpoint)(
    'sends no bearer with $name where there is no token',
    async ({ send, answer }) => {
      server.answerWith(json(answer))
      const { store, stop } = openStore(server.url)
      await send(store)
      stop()
      expect(server.requests).toHaveLength(1)
      expect(server.requests[0]?.headers.authorization).toBeUndefined()
    },
  )

  it.each(everyEndpoint)(
    'sends an identity token with $name where one is given',
    async ({ send, name, answer }) => {
      server.answerWith(json(answer))
      const { store, stop } = openStore(server.url)
      await send(store)
      stop()
      const takesOne = name === 'login' || name === 'registerWithGoogle'
      expect(server.requests[0]?.headers['x-identity-token']).toBe(
        takesOne ? secrets.identityToken : undefined,
      )
    },
  )

  it.each(everyEndpoint)(
    'keeps the answer of $name out of the browser’s cache',
    async ({ send, answer }) => {
      const sent = vi.spyOn(globalThis, 'fetch')
      server.answerWith(json(answer))
      const { store, stop } = openStore(server.url)
      await send(store)
      stop()
      expect(sent.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store'])
      sent.mockRestore()
    },
  )
})

describe('the log', () => {
  const faults: Record<string, Answer> = {
    'a failure that quotes everything': json({ message: JSON.stringify(secrets), errors: [] }, 422),
    'a failure of the server': json({ message: JSON.stringify(secrets) }, 500),
    'an answer of the wrong shape': json(Object.values(secrets).join(' ')),
    'a line that breaks': (response) => response.destroy(),
    'a session that ended': json({}, 401),
    'no answer in time': hang,
  }

  it.each(Object.entries(faults))('tells nothing of the merchant after %s', async (_, fault) => {
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    for (const { send, path, request } of everyEndpoint) {
      server.answerWith(fault)
      const { store, stop, log } = signedIn()
      await send(store)
      stop()
      expect(log).toHaveLength(1)
      expect(log[0]).toMatchObject({ method: request.method, path })
      const told = JSON.stringify(log)
      for (const secret of [...Object.values(secrets), 'session-token', server.url]) {
        expect(told).not.toContain(secret)
      }
    }
    for (const level of printed) {
      expect(level).not.toHaveBeenCalled()
      level.mockRestore()
    }
  })

  it('stays empty while all goes well', async () => {
    const { store, stop, log } = signedIn()
    for (const { send, answer } of everyEndpoint) {
      server.answerWith(json(answer))
      await send(store)
    }
    stop()
    expect(log).toEqual([])
  })
})
