import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { operations } from './contract/operations.ts'
import { gatewayApi } from './index.ts'
import { endpointCases, secrets } from './testing/endpointCases.ts'
import type { EndpointCase } from './testing/endpointCases.ts'
import { openStore, openTab } from './testing/openTab.ts'
import { json, startServer } from './testing/startServer.ts'
import type { Responder } from './testing/startServer.ts'

/** The host of the calls that a link from a mail makes, and that of all others. */
let account: Awaited<ReturnType<typeof startServer>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  account = await startServer(json({}))
  server = await startServer(json({}))
})
afterAll(async () => {
  await account.stop()
  await server.stop()
})

const tab = openTab()
beforeEach(() => {
  tab.session.signIn('session-token')
  tab.pairing.start('device-token')
})

const sentTokens = {
  none: undefined,
  apiKey: undefined,
  bearer: 'Bearer session-token',
  merchant: 'Bearer session-token',
  device: 'Bearer device-token',
}

/** Adds an unknown member to every top-level object. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown)
  return typeof value === 'object' && value !== null ? { ...value, unheard_of: [1] } : value
}

async function call({ send }: EndpointCase, respond: Responder, from = tab) {
  server.respondWith(respond)
  account.respondWith(respond)
  const { store, stop, log } = openStore(server.url, { tab: from, accountApiUrl: account.url })
  const { data, error } = await send(store)
  stop()
  return { data, error, log }
}

const noContent: Responder = (reply) => reply.writeHead(204).end()

test('every endpoint, and every operation but the public API, is tested', () => {
  expect(endpointCases.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(gatewayApi.endpoints).toSorted(),
  )
  const calls = Object.values(operations)
    // Streams are read by an `EventSource`.
    .filter((operation) => operation.auth !== 'apiKey' && !('stream' in operation))
  expect(new Set(endpointCases.map(({ operation }) => operation))).toEqual(new Set(calls))
})

test.each(endpointCases)(
  '$name sends the payload and the credentials, and reads the response',
  async (each) => {
    const { name, operation, request, response, data: expected } = each
    const { data, error, log } = await call(each, json(withUnknown(response)))
    expect({ data, error, log }).toEqual({ data: expected, error: undefined, log: [] })

    const isAccountCall = ['verifyUser', 'forgotPassword', 'resetPassword'].includes(name)
    const [used, unused] = isAccountCall ? [account, server] : [server, account]
    expect(unused.requests).toEqual([])
    expect(used.requests).toHaveLength(1)
    const [sent] = used.requests
    expect(sent).toMatchObject({ method: request.method, url: request.url })
    expect(sent?.body ? JSON.parse(sent.body) : undefined).toEqual(request.body)
    expect(sent?.headers.authorization).toBe(sentTokens[operation.auth])
    const takesIdentity = name === 'login' || name === 'registerWithGoogle'
    expect(sent?.headers['x-identity-token']).toBe(
      takesIdentity ? secrets.identityToken : undefined,
    )
  },
)

const reading = endpointCases.filter(({ name }) => name !== 'exportAccount')

test('no response is a failure', async () => {
  for (const each of reading) {
    const { name } = each
    expect({ name, ...(await call(each, noContent)) }).toMatchObject({
      name,
      error: { kind: 'schema' },
    })
  }
})

test('JSON that is no response to a call is a failure', async () => {
  for (const each of reading) {
    for (const shape of ['text', 7, true]) {
      const { error } = await call(each, json(shape))
      expect([each.name, shape, error]).toEqual([each.name, shape, { kind: 'schema' }])
    }
  }
})

test('without a session no call sends a token, but the one that names the session it ends', async () => {
  for (const each of endpointCases) {
    await call(each, json(each.response), openTab())
    const [sent] = [...server.requests, ...account.requests]
    const token = each.name === 'logOut' ? 'Bearer session-token' : undefined
    expect([each.name, sent?.headers.authorization]).toEqual([each.name, token])
  }
})
