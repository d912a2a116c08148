import { monitorEventLoopDelay } from 'node:perf_hooks'

import { createMiddleware } from 'hono/factory'

import { isLoopbackHost } from '../config/settings.ts'
import { Failure } from '../errors/Failure.ts'
import { readOutboxes } from '../maintenance/outboxRepository.ts'
import type { OutboxState } from '../maintenance/outboxRepository.ts'
import type { RouteGroup } from './createApp.ts'
import type { Environment } from './Environment.ts'
import { routeOf } from './routeOf.ts'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  labels: string
  counts: number[]
  sum: number
  count: number
}

/** How many requests there were, and how long they took, by route and status. */
export interface RequestMetrics {
  middleware: ReturnType<typeof createMiddleware<Environment>>
  /** Prometheus' text format. */
  text: () => string
}

/** Counts the requests of one gateway. Routes are counted, not paths: there are only so many of them. */
export function createRequestMetrics(): RequestMetrics {
  const series = new Map<string, Series>()
  const middleware = createMiddleware<Environment>(async (c, next) => {
    const began = performance.now()
    await next()
    const seconds = (performance.now() - began) / 1_000
    const labels = `method="${c.req.method}",route="${routeOf(c)}",status="${c.res.status}"`
    const found = series.get(labels) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 }
    series.set(labels, found)
    found.sum += seconds
    found.count += 1
    for (const [index, most] of buckets.entries()) {
      if (seconds <= most) found.counts[index] = (found.counts[index] ?? 0) + 1
    }
  })
  const name = 'sluice_http_request_duration_seconds'
  return {
    middleware,
    text: () =>
      [
        `# HELP ${name} How long requests took.`,
        `# TYPE ${name} histogram`,
        ...[...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...buckets.map(
            (most, index) => `${name}_bucket{${labels},le="${most}"} ${counts[index]}`,
          ),
          `${name}_bucket{${labels},le="+Inf"} ${count}`,
          `${name}_sum{${labels}} ${sum}`,
          `${name}_count{${labels}} ${count}`,
        ]),
      ].join('\n'),
  }
}

function gauge(name: string, help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`
}

function outboxText(outboxes: readonly OutboxState[]): string[] {
  const lines = (name: string, help: string, value: (state: OutboxState) => number) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...outboxes.map((state) => `${name}{outbox="${state.outbox}"} ${value(state)}`),
  ]
  return [
    ...lines(
      'sluice_outbox_waiting',
      'What waits to leave, up to 10000.',
      (state) => state.waiting,
    ),
    ...lines(
      'sluice_outbox_late_seconds',
      'For how long the most overdue of it should have left.',
      (state) => state.lateSeconds,
    ),
  ]
}

/** `/metrics`, for this machine alone: not through a proxy on it either, which would forward for anybody. */
export function metricsRoutes(requests: RequestMetrics): RouteGroup {
  const delay = monitorEventLoopDelay()
  delay.enable()
  return (app, context) => {
    app.get('/metrics', async (c) => {
      const socket = c.env?.incoming?.socket.remoteAddress ?? ''
      const host = new URL(c.req.url).hostname.replace(/^\[(.*)\]$/, '$1')
      const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name))
      const isLocal = isLoopbackHost(socket.replace('::ffff:', '')) && isLoopbackHost(host)
      if (!isLocal || isForwarded) throw new Failure('not_found')
      const { rss, heapUsed } = process.memoryUsage()
      // What the process itself can tell is told also while its database is away.
      const outboxes = await readOutboxes(context.database.db, context.now()).catch(() => [])
      const text = [
        requests.text(),
        ...(outboxes.length > 0 ? outboxText(outboxes) : []),
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', heapUsed),
        gauge('process_uptime_seconds', 'Since the process started.', process.uptime()),
        gauge(
          'nodejs_eventloop_lag_p99_seconds',
          'How late the event loop was, 99th percentile.',
          delay.percentile(99) / 1e9,
        ),
        '',
      ].join('\n')
      return c.text(text, 200, { 'cache-control': 'no-store' })
    })
  }
}
