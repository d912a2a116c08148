import type { GatewayContext } from '../context.ts'
import { attemptDelivery, stopping } from './attemptDelivery.ts'
import { claimDeliveries, findDueDeliveries } from './deliveryRepository.ts'
import type { DueDelivery } from './deliveryRepository.ts'

/** How long a delivery is ours, in milliseconds: longer than an attempt can take. */
const leaseMs = 60_000

/** Most attempts that one gateway makes at once, to all endpoints, to those that fail, and to one. */
const mostAtOnce = 256
const mostToFailing = mostAtOnce / 2
const mostToOne = 4

/** Sends what waits in the outbox of webhooks. */
export interface WebhookSender {
  /** Begins as many attempts as there is room for, and waits for none of them; true when there may be more to begin. */
  fill: () => Promise<boolean>
  /** How many attempts are under way. */
  inFlight: () => number
  /** Lets the attempts under way end, those that take longer than `graceMs` without having been made. */
  stop: (graceMs: number) => Promise<void>
}

/** A sender that claims anew whenever `onFree` made it look. */
export function createWebhookSender(context: GatewayContext, onFree: () => void): WebhookSender {
  const inFlight = new Set<Promise<void>>()
  const countOf = new Map<string, number>()
  /** Endpoints whose last attempt failed. They get one attempt at a time, and together half of the room. */
  const failing = new Set<string>()
  /** Those of them that are being tried now. */
  const failingUnderWay = new Set<string>()
  const stop = new AbortController()

  /** How many more attempts an endpoint may have at once. */
  function allowance(id: string): number {
    const mostOfFailing = failingUnderWay.size < mostToFailing ? 1 : 0
    const most = failing.has(id) ? mostOfFailing : mostToOne
    return Math.max(0, most - (countOf.get(id) ?? 0))
  }

  /** Notes how an attempt that is under way went. */
  function note(id: string, succeeded: boolean): void {
    for (const ids of [failing, failingUnderWay]) {
      if (succeeded) ids.delete(id)
      else ids.add(id)
    }
  }

  /** Chooses as many as there is room for, no more of an endpoint than it may have, nor of the failing together. */
  function choose(due: readonly { id: string; webhook_id: string }[], room: number): string[] {
    const left = new Map<string, number>()
    let leftToFailing = mostToFailing - failingUnderWay.size
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
      note(id, await attemptDelivery(context, due, stop.signal))
    } catch (error) {
      // The lease ends by itself, and the delivery is due again.
      context.logger.error({ err: error, delivery_id: due.delivery.id }, 'webhook attempt lost')
    }
  }

  function begin(due: DueDelivery): void {
    const { id } = due.webhook
    countOf.set(id, (countOf.get(id) ?? 0) + 1)
    if (failing.has(id)) failingUnderWay.add(id)
    const running = run(due).finally(() => {
      inFlight.delete(running)
      const left = (countOf.get(id) ?? 1) - 1
      if (left > 0) countOf.set(id, left)
      else {
        countOf.delete(id)
        failingUnderWay.delete(id)
      }
      onFree()
    })
    inFlight.add(running)
  }

  return {
    fill: async () => {
      const room = mostAtOnce - inFlight.size
      if (room <= 0 || stop.signal.aborted) return false
      const { db } = context.database
      const now = context.now()
      const busy = [...new Set([...countOf.keys(), ...failing])].filter((id) => !allowance(id))
      const found = await findDueDeliveries(db, now, busy, room * 2)
      if (found.length === 0) return false
      const leaseEnd = new Date(now.getTime() + leaseMs)
      const claimed = await claimDeliveries(db, choose(found, room), now, leaseEnd)
      claimed.forEach(begin)
      return claimed.length > 0
    },
    inFlight: () => inFlight.size,
    stop: async (graceMs) => {
      const timer = setTimeout(() => stop.abort(stopping), graceMs)
      await Promise.all(inFlight)
      clearTimeout(timer)
      stop.abort(stopping)
    },
  }
}
