import { randomUUID } from 'node:crypto'

import autocannon from 'autocannon'

import { ask } from './ask.ts'
import type { BenchMerchant } from './newMerchant.ts'

/** How a gateway stood a long load. */
export interface LoadFigures {
  requests: number
  /** Responses other than 2xx, and requests without a response. */
  failed: number
  medianMs: number
  p99Ms: number
  /** Resident memory at the beginning and at the end, in MB. */
  memory: { first: number; last: number }
  /** How resident memory changed in the second half, by the line that fits best, in MB a minute. */
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

/** Ten requests that are repeated: four first pages, one deep page, two counts, two overviews, and a new payment. */
function requestsOf({ token, key }: BenchMerchant): autocannon.Request[] {
  const headers = { authorization: `Bearer ${token}` }
  const view = '/user/business/transaction/view?limit=10'
  const read = (path: string): autocannon.Request => ({ method: 'GET', path, headers })
  return [
    ...Array.from({ length: 4 }, () => read(`${view}&page=1`)),
    read(`${view}&page=700`),
    ...Array.from({ length: 2 }, () => read('/user/business/transaction/count')),
    ...Array.from({ length: 2 }, () => read('/user/business/user/me')),
    {
      method: 'POST',
      path: '/pay/api/transaction/create',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: '12.5', metadata: 'order' }),
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, 'idempotency-key': randomUUID() },
      }),
    },
  ]
}

/** Sends `rate` requests a second for `seconds`. */
export async function keepBusy(
  gateway: string,
  merchant: BenchMerchant,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<LoadFigures> {
  const began = performance.now()
  const memory: [minute: number, megabytes: number][] = []
  const sample = async () => {
    memory.push([(performance.now() - began) / 60_000, await residentMegabytes(gateway)])
  }
  await sample()
  const sampling = setInterval(() => void sample(), 2_000)
  const { requests, errors, non2xx, latency } = await autocannon({
    url: gateway,
    connections: 20,
    overallRate: rate,
    duration: seconds,
    requests: requestsOf(merchant),
  })
  clearInterval(sampling)
  await sample()
  return {
    requests: requests.total,
    failed: errors + non2xx,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    memory: { first: memory[0]?.[1] ?? Number.NaN, last: memory.at(-1)?.[1] ?? Number.NaN },
    slope: slopeOf(memory.slice(Math.floor(memory.length / 2))),
  }
}
