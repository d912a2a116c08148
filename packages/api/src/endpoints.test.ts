import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { operations } from './contract/operations.ts'
import { gatewayApi } from './index.ts'
import { endpointCases, secrets } from './testing/endpointCases.ts'
import { openStore, openTab } from './testing/openTab.ts'
import { json, startServer } from './testing/startServer.ts'
import type { Responder } from './testing/startServer.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json({}))
})
afterAll(() => server.stop())

const tab = openTab()

/** Adds an unknown member to every top-level object. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown)
  return typeof value === 'object' && value !== null ? { ...value, unheard_of: [1] } : value
}

describe('the cases', () => {
  it('cover every endpoint', () => {
    expect(endpointCases.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(gatewayApi.endpoints).toSorted(),
    )
  })

  it('cover every operation of the contract but the public API', () => {
    const calls = Object.values(operations)
      // Streams are read by an `EventSource`.
      .filter((operation) => operation.auth !== 'apiKey' && !('stream' in operation))
      .map(({ method, path }) => `${method} ${path}`)
    const covered = new Set(endpointCases.map(({ request, path }) => `${request.method} ${path}`))
    expect([...covered].toSorted()).toEqual(calls.toSorted())
  })
})

describe.each(endpointCases)(
  '$name',
  ({ name, send, request, path, response, data, empty, wrongShapes }) => {
    async function call(respond: Responder) {
      server.respondWith(respond)
      tab.session.signIn('session-token')
      const { store, stop, log } = openStore(server.url, { tab })
      const { data: result, error } = await send(store)
      stop()
      return { result, error, log, requests: [...server.requests] }
    }

    it('sends exactly the payload and reads the response', async () => {
      const { result, error, requests, log } = await call(json(response))
      expect(error).toBeUndefined()
      expect(result).toEqual(data)
      expect(requests).toHaveLength(1)
      const [sent] = requests
      expect(sent).toMatchObject({ method: request.method, url: request.url })
      expect(sent?.body ? JSON.parse(sent.body) : undefined).toEqual(request.body)
      expect(log).toEqual([])
    })

    it('sends the credentials that the operation asks for, and no others', async () => {
      const { requests } = await call(json(response))
      const operation = Object.values(operations).find(
        (candidate) => candidate.path === path && candidate.method === requests[0]?.method,
      )
      const takesIdentity = name === 'login' || name === 'registerWithGoogle'
      expect(requests[0]?.headers.authorization).toBe(
        operation?.auth === 'bearer' ? 'Bearer session-token' : undefined,
      )
      expect(requests[0]?.headers['x-identity-token']).toBe(
        takesIdentity ? secrets.identityToken : undefined,
      )
    })

    it('goes to its host, and sends no bearer without a token', async () => {
      const account = await startServer(json(response))
      server.respondWith(json(response))
      const { store, stop } = openStore(server.url, { accountApiUrl: `${account.url}/` })
      await send(store)
      stop()
      const isAccountCall = ['verifyUser', 'forgotPassword', 'resetPassword'].includes(name)
      const [used, unused] = isAccountCall ? [account, server] : [server, account]
      expect(used.requests).toHaveLength(1)
      // Logging out names the session that it ends.
      const sent = name === 'logOut' ? 'Bearer session-token' : undefined
      expect(used.requests[0]?.headers.authorization).toBe(sent)
      expect(unused.requests).toHaveLength(0)
      await account.stop()
    })

    it('ignores unknown members', async () => {
      expect((await call(json(withUnknown(response)))).result).toEqual(data)
    })

    it('reads an empty body as an empty message, or fails', async () => {
      const { result, error } = await call((reply) => reply.writeHead(204).end())
      expect(result).toEqual(empty)
      expect(error).toEqual(empty === undefined ? { kind: 'schema' } : undefined)
    })

    it.each(wrongShapes.map((shape) => ({ shape })))('rejects $shape', async ({ shape }) => {
      const { error } = await call(json(shape))
      expect(error).toEqual({ kind: 'schema' })
    })
  },
)
