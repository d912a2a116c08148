import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { bareHost, isLoopbackHost } from '../config/settings.ts'
import type { Uses } from '../context.ts'
import { Failure, isFault } from '../errors/Failure.ts'
import { isForwarded } from './clientAddress.ts'
import type { RouteGroup } from './RouteGroup.ts'
import { routeOf } from './Environment.ts'
import type { Environment } from './Environment.ts'
import { readVerifications } from '../rails/networkVerification.ts'
import { readForwarding } from '../rails/transferService.ts'
import { readRateHealth } from '../rates/rateHealth.ts'
import { readOutboxes } from './outboxRepository.ts'
import { problemResponse } from './problem.ts'

/** `/healthz` checks the process. `/readyz` also checks its database, and fails while the process is about to end. */
export function healthRoutes(isDraining: () => boolean): RouteGroup {
  return (app, context) => {
    app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    app.get('/readyz', async (c) => {
      // Expected, so it is neither logged nor counted as an error.
      if (isDraining()) return problemResponse(c, new Failure('unavailable'))
      try {
        await context.database.ping()
      } catch (cause) {
        throw new Failure('unavailable', { cause, retryAfter: 5 })
      }
      return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
    })
  }
}

/** Units of 18 decimals as coins. Metrics are not exact. */
function inCoins(units: bigint): number {
  return Number(units) / 1e18
}

/** Creates the metrics of a gateway, the middleware that measures requests, and the route that serves them. */
export function createMetrics(context: Uses<'database' | 'networks' | 'now'>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const duration = new Histogram({
    name: 'sluice_http_request_duration_seconds',
    help: 'Duration of requests.',
    // By route, not by path: there are only so many routes.
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const failures = new Counter({
    name: 'sluice_http_failures_total',
    help: 'Requests that failed through no fault of the caller.',
    labelNames: ['code'],
    registers,
  })
  // An alert on an increase does not see the first failure unless the metric exists before it.
  for (const code of ['internal', 'unavailable']) failures.inc({ code }, 0)
  const waiting = new Gauge({
    name: 'sluice_outbox_waiting',
    help: 'Messages that wait to be sent, up to 10000.',
    labelNames: ['outbox'],
    registers,
  })
  const late = new Gauge({
    name: 'sluice_outbox_late_seconds',
    help: 'How long the most overdue message has waited.',
    labelNames: ['outbox'],
    registers,
  })

  function networkGauge(name: string, help: string): Gauge<'network'> {
    return new Gauge({ name: `sluice_${name}`, help, labelNames: ['network'], registers })
  }

  const books = {
    verifiedAt: networkGauge(
      'books_verified_timestamp_seconds',
      'When the books were last compared with a network.',
    ),
    differences: networkGauge('books_differences', 'How many figures differed then.'),
  }
  const forwarding = {
    balance: networkGauge('forwarding_balance', 'What pays for forwarding, in coins.'),
    spent: networkGauge('forwarding_spent', 'What forwarding has cost so far, in coins.'),
    oldest: networkGauge(
      'forwarding_oldest_seconds',
      'How long the oldest money waits to be forwarded.',
    ),
    refused: networkGauge('forwarding_refused', 'Deposits that a token refuses to forward from.'),
  }

  const rateAge = new Gauge({
    name: 'sluice_rate_age_seconds',
    help: 'How old the rate is at which a currency that tokens follow is exchanged.',
    labelNames: ['peg', 'currency'],
    registers,
  })
  const sourcesAnswering = new Gauge({
    name: 'sluice_rate_sources_answering',
    help: 'Whether a source of rates answered when it was last asked.',
    labelNames: ['source'],
    registers,
  })

  async function readRates(): Promise<void> {
    const { ages, sources } = await readRateHealth(context)
    for (const { peg, currency, seconds } of ages) rateAge.set({ peg, currency }, seconds)
    for (const { name, hasAnswered } of sources) {
      sourcesAnswering.set({ source: name }, Number(hasAnswered))
    }
  }

  const measure = createMiddleware<Environment>(async (c, next) => {
    const start = performance.now()
    await next()
    const labels = { method: c.req.method, route: routeOf(c), status: c.res.status }
    duration.observe(labels, (performance.now() - start) / 1_000)
    const failure = c.get('failure')
    if (failure && isFault(failure)) failures.inc({ code: failure.code })
  })

  async function read(): Promise<string> {
    waiting.reset()
    late.reset()
    // The other metrics are available even while the database is not.
    const outboxes = await readOutboxes(context.database.db, context.now()).catch(() => [])
    for (const state of outboxes) {
      waiting.set({ outbox: state.outbox }, state.waiting)
      late.set({ outbox: state.outbox }, state.lateSeconds)
    }
    for (const { network, at, count } of await readVerifications(context).catch(() => [])) {
      books.verifiedAt.set({ network }, at.getTime() / 1_000)
      books.differences.set({ network }, count)
    }
    for (const state of await readForwarding(context.database.db).catch(() => [])) {
      const { network } = state
      if (state.balance !== null) forwarding.balance.set({ network }, inCoins(state.balance))
      forwarding.spent.set({ network }, inCoins(state.spent))
      forwarding.oldest.set({ network }, state.oldestSeconds)
      forwarding.refused.set({ network }, state.refused)
    }
    await readRates().catch(() => {})
    return registry.metrics()
  }

  /** `/metrics` is available from this machine only, and not through a proxy, which would expose it to everyone. */
  const routes: RouteGroup = (app) => {
    app.get('/metrics', async (c) => {
      const socket = c.env?.incoming?.socket.remoteAddress ?? ''
      const host = bareHost(new URL(c.req.url))
      const isLocal = isLoopbackHost(socket.replace('::ffff:', '')) && isLoopbackHost(host)
      if (!isLocal || isForwarded(c.req.raw.headers)) throw new Failure('not_found')
      return c.body(await read(), 200, {
        'content-type': registry.contentType,
        'cache-control': 'no-store',
      })
    })
  }

  return { measure, routes }
}
