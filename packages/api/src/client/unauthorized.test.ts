import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  authEndpoints,
  toApiFailure,
  paymentsEndpoints,
  userChangesEndpoints,
  userEndpoints,
  webhookEndpoints,
} from '../index.ts'
import { makeToken } from '../testing/makeToken.ts'
import { makeUser } from '../testing/makeUser.ts'
import { openBrowser, openSignedIn, openStore, openTab } from '../testing/openTab.ts'
import { holdResponse, json, startServer } from '../testing/startServer.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json({}))
})
afterAll(() => server.stop())

const user = makeUser({ full_name: 'Asha', email: 'asha@merchant.example' })

const signedIn = (browser = openBrowser()) => openSignedIn(server.url, browser)

describe('the one exit on 401', () => {
  it('happens once for twenty parallel calls, with one reset', async () => {
    // All twenty are on their way before the first is answered.
    const waiting: (() => void)[] = []
    server.respondWith((response, request) => {
      waiting.push(() => json({ message: 'Over' }, 401)(response, request))
    })
    const { store, stop, signedOut, session } = signedIn()
    const { dispatch } = store
    const counts: number[] = []
    const unsubscribe = store.subscribe(() =>
      counts.push(Object.keys(store.getState().gateway.queries).length),
    )
    const calls = Array.from({ length: 20 }, (_, index) =>
      dispatch(paymentsEndpoints.listPayments.initiate({ page: index + 1, limit: 7 })),
    )
    // The store tells of many changes at once, a little later: what it has not told yet could not be seen to go.
    await expect.poll(() => [waiting.length, counts.at(-1)]).toEqual([20, 20])
    for (const answer of waiting) answer()
    await Promise.all(calls)
    await new Promise((resolve) => setTimeout(resolve, 50))
    unsubscribe()
    stop()
    expect(server.requests).toHaveLength(20)
    expect(signedOut).toEqual(['unauthorized'])
    const resets = counts.filter((count, index) => count === 0 && counts[index - 1])
    expect(resets).toHaveLength(1)
    expect(session.isSignedIn()).toBe(false)
    expect(store.getState().gateway.queries).toEqual({})
  })

  it('has cleared everything before the app is notified', async () => {
    const tab = openTab()
    tab.session.signIn(makeToken({ sub: 'm1' }))
    const found: unknown[] = []
    const { store, stop } = openStore(server.url, {
      tab,
      onSignedOut: () =>
        found.push(
          tab.window.document.cookie,
          tab.window.localStorage.getItem('auth'),
          store.getState().gateway.queries,
        ),
    })
    server.respondWith(json(user))
    await store.dispatch(userEndpoints.getOverview.initiate())
    server.respondWith(json({}, 401))
    await store.dispatch(userChangesEndpoints.updateUser.initiate({ full_name: 'Asha' }))
    stop()
    expect(found).toEqual(['', null, {}])
  })

  it('does not apply to the login', async () => {
    server.respondWith(json({ message: 'User not verified!' }, 401))
    const { store, stop, signedOut, session } = signedIn()
    const { error } = await store.dispatch(
      authEndpoints.login.initiate({ email: 'a@b.example', password: 'x' }),
    )
    stop()
    expect(error).toEqual({ kind: 'http', status: 401, message: 'User not verified!' })
    expect(signedOut).toEqual([])
    expect(session.isSignedIn()).toBe(true)
  })

  it('sends nothing more for a session that has ended', async () => {
    const { store, stop, session, log } = signedIn()
    session.signOut()
    server.respondWith(json(user))
    const { error } = await store.dispatch(userEndpoints.getOverview.initiate())
    stop()
    expect(error).toEqual({ kind: 'http', status: 401 })
    expect(server.requests).toEqual([])
    expect(log).toEqual([])
  })

  it('lets the next session send calls', async () => {
    const { store, stop, session } = signedIn()
    session.signOut()
    session.signIn(makeToken({ sub: 'm2' }))
    server.respondWith(json(user))
    const { data } = await store.dispatch(userEndpoints.getOverview.initiate())
    stop()
    expect(data).toMatchObject(user)
  })

  it('ignores a call of an earlier session', async () => {
    const { store, stop, session, signedOut } = signedIn()
    const held = holdResponse(json({}, 401))
    server.respondWith(held.hold)
    const late = store.dispatch(
      webhookEndpoints.setWebhook.initiate({ webhookUrl: 'https://h.example/' }),
    )
    await held.received
    session.signIn(makeToken({ sub: 'm2' }))
    held.release()
    const { error } = await late
    stop()
    expect(toApiFailure(error)).toEqual({ kind: 'network' })
    expect(signedOut).toEqual([])
    expect(session.isSignedIn()).toBe(true)
  })

  it('sends no expired token, and follows from the response', async () => {
    let now = Date.parse('2026-11-20T10:00:00Z')
    const tab = openTab(openBrowser(), () => now)
    tab.session.signIn(makeToken({ exp: now / 1000 + 60 }))
    const { store, stop, signedOut } = openStore(server.url, { tab })
    now += 60_000
    server.respondWith(json({}, 401))
    await store.dispatch(userEndpoints.getOverview.initiate())
    stop()
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined])
    expect(signedOut).toEqual(['unauthorized'])
  })
})
