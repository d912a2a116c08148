import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { apiKeysEndpoints, userEndpoints, webhookEndpoints } from '../index.ts'
import { openStore, openTab } from '../testing/openTab.ts'
import { json, startServer } from '../testing/startServer.ts'
import type { Answer } from '../testing/startServer.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(json([]))
})
afterAll(() => server.stop())

/** Lists keys while the server fails as often as it is told, and keeps how long was waited before each repeat. */
async function listWhileFailing(failures: Answer[], random = 0.5) {
  const waits: number[] = []
  const left = [...failures]
  server.answerWith((response, request) => (left.shift() ?? json([]))(response, request))
  const { store, stop, log } = openStore(server.url, {
    timing: {
      wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
      random: () => random,
    },
  })
  const { data, error } = await store.dispatch(apiKeysEndpoints.listApiKeys.initiate())
  stop()
  return { data, error, waits, log, tries: server.requests.length }
}

const breakOff: Answer = (response) => response.destroy()
const busy: Answer = (response) => response.writeHead(503, { 'Retry-After': '120' }).end()

describe('a read', () => {
  it('is not repeated when it goes well', async () => {
    expect(await listWhileFailing([])).toMatchObject({ data: [], waits: [], tries: 1 })
  })

  it('is repeated after a failure of the server and after a broken line, then goes well and logs nothing', async () => {
    const result = await listWhileFailing([json({}, 502), breakOff])
    expect(result).toMatchObject({ data: [], waits: [500, 1_000], log: [], tries: 3 })
  })

  it('is repeated twice at most, and logged once', async () => {
    const result = await listWhileFailing([
      json({}, 500),
      json({}, 500),
      json({}, 503),
      json({}, 500),
    ])
    expect(result.error).toEqual({ kind: 'http', status: 503 })
    expect(result).toMatchObject({ waits: [500, 1_000], tries: 3 })
    expect(result.log).toHaveLength(1)
  })

  it.each([
    { random: 0, waits: [250, 500] },
    { random: 0.999, waits: [749.5, 1_499] },
  ])('waits from half to one and a half times the mean ($random)', async ({ random, waits }) => {
    const failing = [json({}, 500), json({}, 500)]
    expect((await listWhileFailing(failing, random)).waits).toEqual(waits)
  })

  it.each([400, 401, 403, 404, 408, 409, 422, 429])(
    'is never repeated after %i',
    async (status) => {
      expect(await listWhileFailing([json({}, status)])).toMatchObject({ waits: [], tries: 1 })
    },
  )

  it('is not repeated after an answer that says when to come back', async () => {
    const result = await listWhileFailing([busy])
    expect(result.error).toEqual({ kind: 'http', status: 503, retryAfter: 120 })
    expect(result.tries).toBe(1)
  })

  it('is not repeated for a session that is over', async () => {
    const tab = openTab()
    tab.session.signIn('session-token')
    server.answerWith(json({}, 500))
    const { store, stop } = openStore(server.url, {
      tab,
      timing: { wait: () => Promise.resolve(tab.session.signOut()) },
    })
    await store.dispatch(userEndpoints.getOverview.initiate())
    stop()
    expect(server.requests).toHaveLength(1)
  })
})

describe('a submit', () => {
  it('is sent once, the GET that sets the webhook too', async () => {
    server.answerWith(breakOff)
    const { store, stop } = openStore(server.url)
    await store.dispatch(apiKeysEndpoints.createApiKey.initiate({ name: 'shop' }))
    await store.dispatch(
      webhookEndpoints.setWebhook.initiate({ webhookUrl: 'https://hooks.example/' }),
    )
    stop()
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })
})
