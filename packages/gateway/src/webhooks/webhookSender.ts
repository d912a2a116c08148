import type { Uses } from '../context.ts'
import { attemptDelivery, shutdown } from './attemptDelivery.ts'
import { claimDeliveries, findDueDeliveries } from './senderRepository.ts'
import type { DueDelivery } from './senderRepository.ts'

/** How long a claimed delivery is leased: longer than an attempt can take. */
const leaseSeconds = 60

/** Limits on concurrent attempts of one gateway: in total, to failing endpoints, and to each endpoint. */
const maxTotal = 256
const maxToFailing = maxTotal / 2
const maxToOne = 4

/** Sends the waiting deliveries. */
export interface WebhookSender {
  /** Starts as many attempts as the limits allow, without waiting for them. Returns whether more may be due. */
  fill: () => Promise<boolean>
  inFlight: () => number
  /** Waits up to `graceMs` for attempts in flight, then aborts the rest, which are due again later. */
  stop: (graceMs: number) => Promise<void>
}

/** Creates a sender. `onFree` is called when an attempt ends and `fill` may start another. */
export function createWebhookSender(
  context: Uses<'settings' | 'database' | 'vault' | 'logger' | 'outbound' | 'publicUrl' | 'now'>,
  onFree: () => void,
): WebhookSender {
  const inFlight = new Set<Promise<void>>()
  const countOf = new Map<string, number>()
  /** Endpoints whose last attempt failed. Each gets one attempt at a time, and all together half of the total. */
  const failing = new Set<string>()
  /** The failing endpoints with an attempt in flight. */
  const failingInFlight = new Set<string>()
  const stop = new AbortController()

  /** How many more concurrent attempts an endpoint may have. */
  function allowance(id: string): number {
    const maxIfFailing = failingInFlight.size < maxToFailing ? 1 : 0
    const max = failing.has(id) ? maxIfFailing : maxToOne
    return Math.max(0, max - (countOf.get(id) ?? 0))
  }

  function recordResult(id: string, succeeded: boolean): void {
    for (const ids of [failing, failingInFlight]) {
      if (succeeded) ids.delete(id)
      else ids.add(id)
    }
  }

  /** Selects up to `room` deliveries within the limits for each endpoint and for failing ones. */
  function choose(due: readonly { id: string; webhook_id: string }[], room: number): string[] {
    const left = new Map<string, number>()
    let leftToFailing = maxToFailing - failingInFlight.size
    const chosen = due.filter(({ webhook_id: id }) => {
      const more = left.get(id) ?? allowance(id)
      const isFailing = failing.has(id)
      if (more === 0 || (isFailing && leftToFailing <= 0)) return false
      left.set(id, more - 1)
      if (isFailing) leftToFailing -= 1
      return true
    })
    return chosen.slice(0, room).map(({ id }) => id)
  }

  async function run(due: DueDelivery): Promise<void> {
    const { id } = due.webhook
    try {
      recordResult(id, await attemptDelivery(context, due, stop.signal))
    } catch (error) {
      // The delivery is due again when its lease ends.
      context.logger.error({ err: error, delivery_id: due.delivery.id }, 'webhook attempt lost')
    }
  }

  function start(due: DueDelivery): void {
    const { id } = due.webhook
    countOf.set(id, (countOf.get(id) ?? 0) + 1)
    if (failing.has(id)) failingInFlight.add(id)
    const running = run(due).finally(() => {
      inFlight.delete(running)
      const left = (countOf.get(id) ?? 1) - 1
      if (left > 0) countOf.set(id, left)
      else {
        countOf.delete(id)
        failingInFlight.delete(id)
      }
      onFree()
    })
    inFlight.add(running)
  }

  return {
    fill: async () => {
      const room = maxTotal - inFlight.size
      if (room <= 0 || stop.signal.aborted) return false
      const { db } = context.database
      const now = context.now()
      const busy = [...new Set([...countOf.keys(), ...failing])].filter((id) => !allowance(id))
      const found = await findDueDeliveries(db, now, busy, {
        perEndpoint: maxToOne,
        limit: room * 2,
      })
      if (found.length === 0) return false
      const claimed = await context.database.unitOfWork(({ tx }) =>
        claimDeliveries(tx, choose(found, room), now, leaseSeconds),
      )
      claimed.forEach(start)
      return claimed.length > 0
    },
    inFlight: () => inFlight.size,
    stop: async (graceMs) => {
      const timer = setTimeout(() => stop.abort(shutdown), graceMs)
      await Promise.all(inFlight)
      clearTimeout(timer)
      stop.abort(shutdown)
    },
  }
}
