import { parseArgs } from 'node:util'

import { startPostgres } from '../lib/postgres.ts'
import { endGroupsOnSignal } from '../lib/processGroup.ts'

import { callsOf } from './gateway/calls.ts'
import { embeddedStartTime } from './gateway/embeddedStartTime.ts'
import { floodRatio } from './gateway/floodRatio.ts'
import { keepBusy } from './gateway/keepBusy.ts'
import { measureCalls } from './gateway/measureCalls.ts'
import type { Contender } from './gateway/measureCalls.ts'
import { openWorld } from './gateway/openWorld.ts'
import type { World } from './gateway/openWorld.ts'
import { startBareServer } from './gateway/startBareServer.ts'

/**
 * Measures the gateway on a PostgreSQL of its own: the calls of the dashboard with few and with many payments and
 * beside a bare handler, valid calls during a flood of refused ones, a long load, and how long a start takes. Ends with 1 where a figure is above its bound.
 */
const { values: flags } = parseArgs({
  options: {
    // Payments of the large database, and requests of each kind.
    rows: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '500' },
    // Length of the load; 0 leaves it out.
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '200' },
  },
})
const rows = Number(flags.rows)
const rounds = Number(flags.rounds)
const load = { seconds: Number(flags.seconds), rate: Number(flags.rate) }

const fewRows = 10_000
/** `slope`: MB a minute. `start`: milliseconds. The others are ratios. */
const bounds = { bare: 1.3, size: 1.3, flood: 1.2, slope: 1, start: 3_000 }

let isOver = false
/** Marks a line with a figure above its bound. */
function judge(isGood: boolean): string {
  isOver ||= !isGood
  return isGood ? '' : '  over'
}

function count(figure: number): string {
  return figure.toLocaleString('en')
}

function asMerchant({ gateway, merchant }: World, path: string): Contender {
  return { url: `${gateway.url}${path}`, headers: { authorization: `Bearer ${merchant.token}` } }
}

async function compareCalls(small: World, large: World): Promise<void> {
  const bare = await startBareServer(large.databaseUrl)
  console.log(`Median of ${rounds} requests, in milliseconds`)
  console.log(
    `${'rows'.padEnd(30)}${count(fewRows).padStart(12)}${count(rows).padStart(12)}  ratio   bare  ratio`,
  )
  const fewCalls = await callsOf(small, fewRows)
  for (const [index, call] of (await callsOf(large, rows)).entries()) {
    const contenders = [
      asMerchant(small, fewCalls[index]?.path ?? ''),
      asMerchant(large, call.path),
      ...(call.bare
        ? [{ url: `${bare.url}${call.path}`, headers: { authorization: large.merchant.session } }]
        : []),
    ]
    const [few = 0, many = 0, alone] = await measureCalls(contenders, rounds)
    const cells = [few, many].map((ms) => ms.toFixed(2).padStart(12))
    const ratios = [many / few, ...(alone === undefined ? [] : [many / alone])]
    const besides =
      alone === undefined
        ? ''
        : `${alone.toFixed(2).padStart(7)}${(many / alone).toFixed(2).padStart(7)}`
    console.log(
      `${call.name.padEnd(30)}${cells.join('')}${(many / few).toFixed(2).padStart(7)}${besides}` +
        judge(ratios.every((ratio, at) => ratio <= (at === 0 ? bounds.size : bounds.bare))),
    )
  }
  await bare.stop()
}

async function withstandFlood(world: World): Promise<void> {
  const { quietMs, floodedMs, answers } = await floodRatio(world)
  const ratio = floodedMs / quietMs
  const refused = Object.entries(answers).map(([status, times]) => `${count(times)} x ${status}`)
  console.log(
    `\nvalid calls: ${quietMs.toFixed(2)} ms, ${floodedMs.toFixed(2)} ms during a flood of refused ones (${refused.join(', ')}), ` +
      `ratio ${ratio.toFixed(2)}${judge(ratio <= bounds.flood)}`,
  )
}

async function holdLoad({ gateway, merchant }: World): Promise<void> {
  const held = await keepBusy(gateway.url, merchant, load)
  const { first, last } = held.memory
  console.log(`\n${load.rate} requests a second for ${load.seconds} s`)
  console.log(
    `${count(held.requests)} sent, ${held.failed} failed; median ${held.medianMs.toFixed(1)} ms, 99th percentile ${held.p99Ms.toFixed(1)} ms` +
      judge(held.failed === 0),
  )
  console.log(
    `memory ${first.toFixed(0)} MB at first, ${last.toFixed(0)} MB at last; ${held.slope.toFixed(2)} MB a minute in the second half` +
      // Below a minute there is no slope to speak of.
      judge(load.seconds < 60 || held.slope <= bounds.slope),
  )
}

const cluster = await startPostgres()
endGroupsOnSignal(() => cluster.stop())
const worlds: World[] = []
try {
  for (const size of [fewRows, rows]) {
    const began = performance.now()
    worlds.push(await openWorld(cluster.url, size))
    console.log(
      `${count(size)} rows written in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    )
  }
  const [small, large] = worlds
  if (small && large) {
    await compareCalls(small, large)
    await withstandFlood(small)
    if (load.seconds > 0) await holdLoad(large)
  }
  const start = await embeddedStartTime(5)
  console.log(
    `\nstart on an existing embedded database: ${start.toFixed(0)} ms, median of 5${judge(start <= bounds.start)}`,
  )
} finally {
  for (const { gateway } of worlds) await gateway.stop()
  await cluster.stop()
}
if (isOver) process.exitCode = 1
