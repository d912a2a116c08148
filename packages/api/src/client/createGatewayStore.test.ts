import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { authEndpoints, gatewayApi, userEndpoints } from '../index.ts'
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

describe('signing out', () => {
  it('clears all data and notifies once', async () => {
    const { store, stop, session, signedOut } = signedIn()
    server.respondWith(json(user))
    await store.dispatch(userEndpoints.getOverview.initiate())
    session.signOut()
    session.signOut()
    stop()
    expect(signedOut).toEqual(['signedOut'])
    expect(JSON.stringify(store.getState())).not.toContain(user.email)
  })

  it('aborts pending calls, so that no late response arrives', async () => {
    const { store, stop, session } = signedIn()
    const held = holdResponse(json(user))
    server.respondWith(held.hold)
    const late = store.dispatch(userEndpoints.getOverview.initiate())
    await held.received
    session.signOut()
    held.release()
    await late
    stop()
    expect(JSON.stringify(store.getState())).not.toContain(user.email)
  })

  it('in another tab clears all data here too', async () => {
    const browser = openBrowser()
    const here = signedIn(browser)
    const stopWatching = here.session.watch()
    server.respondWith(json(user))
    await here.store.dispatch(userEndpoints.getOverview.initiate())
    const there = openTab(browser)
    there.session.signOut()
    await expect.poll(() => here.signedOut, { timeout: 1_500 }).toEqual(['elsewhere'])
    stopWatching()
    here.stop()
    expect(JSON.stringify(here.store.getState())).not.toContain(user.email)
  })

  it('does not happen when another merchant signs in, but all data is cleared', async () => {
    const { store, stop, session, signedOut } = signedIn()
    server.respondWith(json(user))
    await store.dispatch(userEndpoints.getOverview.initiate())
    session.signIn(makeToken({ sub: 'm2' }))
    stop()
    expect(signedOut).toEqual([])
    expect(JSON.stringify(store.getState())).not.toContain(user.email)
  })

  it('does not affect a stopped store', () => {
    const { stop, session, signedOut } = signedIn()
    stop()
    session.signOut()
    expect(signedOut).toEqual([])
  })
})

describe('logging in', () => {
  it('has stored the token when it resolves', async () => {
    const token = makeToken({ sub: 'm1' })
    server.respondWith(json({ access_token: token }))
    const { store, stop, session } = openStore(server.url)
    const seen = store
      .dispatch(authEndpoints.login.initiate({ email: 'a@b.example', password: 'x' }))
      .then(() => session.token())
    expect(await seen).toBe(token)
    stop()
  })

  it('leaves no token in the store if it is not tracked', async () => {
    const token = makeToken({ sub: 'm1' })
    server.respondWith(json({ access_token: token }))
    const { store, stop } = openStore(server.url)
    await store.dispatch(
      authEndpoints.login.initiate({ email: 'a@b.example', password: 'secret' }, { track: false }),
    )
    stop()
    expect(JSON.stringify(store.getState())).not.toContain(token)
    expect(JSON.stringify(store.getState())).not.toContain('secret')
  })
})

describe('a store', () => {
  it('shares no data with another', async () => {
    server.respondWith(json(user))
    const one = signedIn()
    const two = signedIn()
    await one.store.dispatch(userEndpoints.getOverview.initiate())
    one.stop()
    two.stop()
    expect(two.store.getState().gateway.queries).toEqual({})
    expect(gatewayApi.reducerPath).toBe('gateway')
  })
})
