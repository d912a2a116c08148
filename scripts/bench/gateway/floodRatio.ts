import { setTimeout as sleep } from 'node:timers/promises'

import autocannon from 'autocannon'

import { startGateway } from '../../lib/gatewayProcess.ts'
import { ask } from './ask.ts'
import type { World } from './openWorld.ts'

/** Short windows in turn, so that whatever else the machine does meets both kinds alike. */
const pairs = 10
const windowMs = 2_000
/** Fifty valid calls a second stay below a merchant's quota. */
const pauseMs = 20
/** Refused calls a second: more than a quota allows anyone, few enough to leave the load generator's own share small. */
const floodRate = 300

const json = { 'content-type': 'application/json' }
const guess = JSON.stringify({ email: 'bench@shop.example', password: 'a wrong guess' })

/** A wrong API key, a wrong session and a wrong password. Above its limit, each answers 429. */
const refused: autocannon.Request[] = [
  { method: 'GET', path: '/pay/api/transaction/view?page=1', headers: { 'x-api-key': 'wrong' } },
  {
    method: 'GET',
    path: '/user/business/transaction/count',
    headers: { authorization: 'Bearer a.b.c' },
  },
  { method: 'POST', path: '/user/login', headers: json, body: guess },
]

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** How many times as long valid calls take during a flood of refused ones, and how many of these there were by status. */
export async function floodRatio({ databaseUrl, merchant }: World) {
  const gateway = await startGateway({
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    SECRET_KEY: 'a secret that guards no more than a measurement',
  })
  const answers: Record<string, number> = {}
  const valid: { path: string; headers: Record<string, string> }[] = [
    {
      path: '/user/business/transaction/count',
      headers: { authorization: `Bearer ${merchant.token}` },
    },
    { path: '/pay/api/transaction/view?page=1', headers: { 'x-api-key': merchant.key } },
  ]

  /** The median of valid calls, one at a time. */
  async function measure(): Promise<number> {
    const taken: number[] = []
    const end = performance.now() + windowMs
    while (performance.now() < end) {
      for (const { path, headers } of valid) {
        const { status, ms } = await ask(`${gateway.url}${path}`, headers)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        taken.push(ms)
        await sleep(pauseMs)
      }
    }
    return median(taken)
  }

  async function measureFlooded(): Promise<number> {
    const [ms, { statusCodeStats = {} }] = await Promise.all([
      measure(),
      autocannon({
        url: gateway.url,
        connections: 10,
        overallRate: floodRate,
        duration: windowMs / 1_000,
        requests: refused,
      }),
    ])
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats)) {
      answers[status] = (answers[status] ?? 0) + count
    }
    return ms
  }

  try {
    await measureFlooded()
    const [quiet, flooded]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < pairs; pair += 1) {
      quiet.push(await measure())
      flooded.push(await measureFlooded())
    }
    return { quietMs: median(quiet), floodedMs: median(flooded), answers }
  } finally {
    await gateway.stop()
  }
}
