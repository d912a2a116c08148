import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { operations } from '../contract/operations.ts'
import { urlOfCall, userEndpoints } from '../index.ts'
import { makeToken } from '../testing/makeToken.ts'
import { makeUser } from '../testing/makeUser.ts'
import { openStore, openTab } from '../testing/openTab.ts'
import { json, startServer } from '../testing/startServer.ts'
import { prefetch } from './index.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json(makeUser({ full_name: 'Asha' })))
})
afterAll(() => server.stop())
afterEach(() => vi.unstubAllGlobals())

const token = makeToken({ sub: 'm1' })

function signedInTab() {
  const tab = openTab()
  tab.session.signIn(token)
  vi.stubGlobal('window', tab.window)
  return tab
}

function ask(tab: ReturnType<typeof openTab>, asker: string) {
  prefetch(tab.window, asker, [urlOfCall({ operation: operations.getOverview }, server.url)])
}

/** A signed-in tab whose page asked early, in the name of `asker`. */
function open(asker = token) {
  const tab = signedInTab()
  ask(tab, asker)
  return openStore(server.url, { tab })
}

/** Reads the user through the store, from the server each time. */
async function read({ store }: ReturnType<typeof openStore>) {
  return store.dispatch(userEndpoints.getOverview.initiate(undefined, { forceRefetch: true }))
}

it('serves the first call to its URL and no second one', async () => {
  server.respondWith(json(makeUser({ full_name: 'Asha' })))
  const tab = open()
  expect((await read(tab)).data).toMatchObject({ full_name: 'Asha' })
  expect(server.requests).toHaveLength(1)
  await read(tab)
  expect(server.requests).toHaveLength(2)
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${token}`)
  tab.stop()
})

it('is not used for another merchant', async () => {
  server.respondWith(json(makeUser({ full_name: 'Asha' })))
  const tab = open(makeToken({ sub: 'm2' }))
  await read(tab)
  expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${token}`)
  tab.stop()
})

it('ends the session on a 401, like any call', async () => {
  server.respondWith(json({ message: 'No' }, 401))
  const tab = open()
  await read(tab)
  expect(tab.signedOut).toEqual(['unauthorized'])
  tab.stop()
})

it('is retried like any failed read', async () => {
  const answers = [json({}, 500), json(makeUser({ full_name: 'Asha' }))]
  server.respondWith((response, request) => (answers.shift() ?? json({}, 500))(response, request))
  const tab = open()
  expect((await read(tab)).data).toMatchObject({ full_name: 'Asha' })
  expect(server.requests).toHaveLength(2)
  tab.stop()
})
