import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { ask } from './ask.ts'
import type { Asked } from './ask.ts'
import { median } from './measureCalls.ts'
import type { BenchMerchant } from './newMerchant.ts'

/** How a gateway stood a long load. */
export interface LoadFigures {
  requests: number
  /** Answers of 500 or more, and requests without an answer. */
  failed: number
  /** Answers other than 200 that are no failures of the server. */
  refused: number
  medianMs: number
  p99Ms: number
  /** Resident memory at the beginning and at the end, in MB. */
  memory: { first: number; last: number }
  /** How resident memory moved in the second half, by the line that fits best, in MB a minute. */
  slope: number
}

/** The slope of the line through points that fits best. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

async function residentMegabytes(gateway: string): Promise<number> {
  const { body } = await ask(`${gateway}/metrics`, {})
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(body)?.[1]) / 1e6
}

/** Of ten requests: four pages, one deep page, two counts, two overviews, and one new payment with a key of its own. */
function nextRequest(gateway: string, merchant: BenchMerchant, turn: number): Promise<Asked> {
  const bearer = { authorization: `Bearer ${merchant.token}` }
  const kind = turn % 10
  if (kind === 9) {
    const headers = {
      'x-api-key': merchant.key,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const body = JSON.stringify({ amount: '12.5', metadata: `order ${turn}` })
    return ask(`${gateway}/pay/api/transaction/create`, headers, body)
  }
  if (kind >= 7) return ask(`${gateway}/user/business/user/me`, bearer)
  if (kind >= 5) return ask(`${gateway}/user/business/transaction/count`, bearer)
  const page = kind === 4 ? 1 + ((turn * 7) % 1_000) : 1
  return ask(`${gateway}/user/business/transaction/view?page=${page}&limit=10`, bearer)
}

/** Sends `rate` requests a second for `seconds`, each when its time has come, whether or not others are answered. */
export async function keepBusy(
  gateway: string,
  merchant: BenchMerchant,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<LoadFigures> {
  const times: number[] = []
  const memory: [minute: number, megabytes: number][] = []
  const under = new Set<Promise<void>>()
  let failed = 0
  let refused = 0
  const send = async (turn: number) => {
    const answer = await nextRequest(gateway, merchant, turn).catch(() => null)
    if (!answer || answer.status >= 500) failed += 1
    else if (answer.status !== 200) refused += 1
    if (answer) times.push(answer.ms)
  }
  const began = performance.now()
  let sampledAt = -Infinity
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const now = performance.now() - began
    const due = (turn / rate) * 1_000
    if (now < due) await setTimeout(due - now)
    const request: Promise<void> = send(turn).finally(() => under.delete(request))
    under.add(request)
    if (now - sampledAt >= 2_000) {
      sampledAt = now
      memory.push([now / 60_000, await residentMegabytes(gateway)])
    }
  }
  await Promise.all(under)
  const half = memory.slice(Math.floor(memory.length / 2))
  return {
    requests: rate * seconds,
    failed,
    refused,
    medianMs: median(times),
    p99Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
    memory: { first: memory[0]?.[1] ?? Number.NaN, last: memory.at(-1)?.[1] ?? Number.NaN },
    slope: slopeOf(half),
  }
}
