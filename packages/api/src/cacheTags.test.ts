import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  apiKeysEndpoints,
  rollApiKeyEndpoints,
  paymentsEndpoints,
  userEndpoints,
  webhookEndpoints,
} from './index.ts'
import { apiKeySchema } from './contract/apiKeys.ts'
import { endpointCases } from './testing/endpointCases.ts'
import { makeUser } from './testing/makeUser.ts'
import { sampleOf } from './testing/sampleOf.ts'
import { openBrowser, openSignedIn } from './testing/openTab.ts'
import { json, startServer } from './testing/startServer.ts'
import type { Responder } from './testing/startServer.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json({}))
})
afterAll(() => server.stop())

/** A busy machine may take its time; only the outcome counts. */
const patiently = { timeout: 5_000 }

const user = makeUser({ full_name: 'Asha', email: 'asha@merchant.example' })

const signedIn = (browser = openBrowser()) => openSignedIn(server.url, browser)

function pathsAsked() {
  return server.requests.map(({ method, url }) => `${method} ${url}`)
}

const key = { ...Object(sampleOf(apiKeySchema)), id: 'k1', key: 'sk_1', version: 1 }

/** A server with one key slot, one user and one webhook. */
function stateful(): Responder {
  let keys: object[] = []
  return (response, request) => {
    const path = request.url.split('?')[0]
    if (path === '/user/config/key/create') {
      const taken = keys.length > 0
      if (!taken) keys = [key]
      const answer = taken ? { message: 'API key with this prefix already exists' } : keys[0]
      json(answer)(response, request)
    } else if (path?.startsWith('/user/config/key/revoke/')) {
      keys = []
      json({ message: 'Revoked' })(response, request)
    } else if (path === '/user/config/key/view') {
      json(keys.length > 0 ? keys : { message: 'No API keys found for this user' })(
        response,
        request,
      )
    } else if (path?.endsWith('/me')) json(user)(response, request)
    else json({ message: 'Done' })(response, request)
  }
}

describe('a refetch', () => {
  it('of the keys follows a creation and a revocation', async () => {
    server.respondWith(stateful())
    const { store, stop } = signedIn()
    const { listApiKeys, createApiKey, revokeApiKey } = apiKeysEndpoints
    const listed = () => listApiKeys.select()(store.getState()).data
    await store.dispatch(listApiKeys.initiate())
    expect(listed()).toEqual([])
    const created = await store.dispatch(createApiKey.initiate({ name: 'shop' }))
    expect(created.data).toMatchObject({ outcome: 'created', apiKey: { key: 'sk_1', version: 1 } })
    await expect.poll(listed, patiently).toMatchObject([{ id: 'k1' }])
    const again = await store.dispatch(createApiKey.initiate({ name: 'other' }))
    expect(again.data).toEqual({
      outcome: 'prefixTaken',
      message: 'API key with this prefix already exists',
    })
    await store.dispatch(revokeApiKey.initiate({ id: 'k1' }))
    await expect.poll(listed, patiently).toEqual([])
    stop()
  })

  it('of the keys does not follow a roll, which returns the new key', async () => {
    const rolled = {
      ...key,
      id: 'k2',
      key: 'sk_2',
      previous_key_expires_at: '2026-11-21T10:00:00.000Z',
    }
    server.respondWith((response, request) => {
      const isRoll = request.url.startsWith('/user/config/key/roll/')
      json(isRoll ? rolled : [key])(response, request)
    })
    const { store, stop } = signedIn()
    const { listApiKeys } = apiKeysEndpoints
    const { rollApiKey } = rollApiKeyEndpoints
    await store.dispatch(listApiKeys.initiate())
    await store.dispatch(rollApiKey.initiate({ id: 'k1' }))
    const listed = () => listApiKeys.select()(store.getState()).data
    await expect.poll(listed, patiently).toMatchObject([rolled])
    expect(pathsAsked()).toEqual(['GET /user/config/key/view', 'POST /user/config/key/roll/k1'])
    stop()
  })

  it('of the keys follows a creation whose response was lost', async () => {
    const answer = stateful()
    server.respondWith((response, request) => {
      if (request.method !== 'POST') return answer(response, request)
      answer(
        Object.create(response, { writeHead: { value: () => {} }, end: { value: () => {} } }),
        request,
      )
      return response.destroy()
    })
    const { store, stop } = signedIn()
    await store.dispatch(apiKeysEndpoints.listApiKeys.initiate())
    const { error } = await store.dispatch(apiKeysEndpoints.createApiKey.initiate({ name: 'shop' }))
    expect(error).toEqual({ kind: 'network' })
    await expect
      .poll(() => apiKeysEndpoints.listApiKeys.select()(store.getState()).data, patiently)
      .toMatchObject([{ id: 'k1' }])
    stop()
  })

  it.each(
    endpointCases.filter(({ name }) =>
      [
        'addBusinessInfo',
        'setBusinessProfile',
        'updateUser',
        'updateWalletId',
        'setWebhook',
      ].includes(name),
    ),
  )('is the user after $name', async ({ send }) => {
    server.respondWith(stateful())
    const { store, stop } = signedIn()
    await store.dispatch(userEndpoints.getOverview.initiate())
    await store.dispatch(userEndpoints.getCurrentUser.initiate())
    server.requests.length = 0
    await send(store)
    await expect
      .poll(() => pathsAsked().slice(1).toSorted(), patiently)
      .toEqual(['GET /user/business/user/me', 'GET /user/me'])
    stop()
  })

  it('of the user does not follow a rejected webhook, and the auth entry stays', async () => {
    const { store, stop, window } = signedIn()
    server.respondWith(json(user))
    await store.dispatch(userEndpoints.getOverview.initiate())
    server.respondWith(json({ message: 'No' }, 422))
    await store.dispatch(webhookEndpoints.setWebhook.initiate({ webhookUrl: 'https://h.example/' }))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(pathsAsked()).toHaveLength(1)
    expect(window.localStorage.getItem('auth')).not.toBeNull()
    server.respondWith(json({ message: 'Set' }))
    await store.dispatch(webhookEndpoints.setWebhook.initiate({ webhookUrl: 'https://h.example/' }))
    stop()
    expect(window.localStorage.getItem('auth')).toBeNull()
  })

  it('by polling finds payments that arrive', async () => {
    server.respondWith(json({ count: 1 }))
    const { store, stop } = signedIn()
    const polled = store.dispatch(
      paymentsEndpoints.countPayments.initiate(undefined, {
        subscriptionOptions: { pollingInterval: 20 },
      }),
    )
    await polled
    server.respondWith(json({ count: 2 }))
    await expect
      .poll(() => paymentsEndpoints.countPayments.select()(store.getState()).data, patiently)
      .toEqual({ count: 2 })
    polled.unsubscribe()
    stop()
  })
})
