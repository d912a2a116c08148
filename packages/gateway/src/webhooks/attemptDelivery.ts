import type { GatewayContext } from '../context.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { AttemptError } from './AttemptError.ts'
import { isOperatorsHost } from './checkWebhookUrl.ts'
import {
  disableWebhook,
  giveUpDeliveries,
  holdDeliveries,
  insertAttempt,
  releaseDelivery,
  settleDelivery,
} from './deliveryRepository.ts'
import type { DueDelivery } from './deliveryRepository.ts'
import { postWebhook } from './postWebhook.ts'
import { nextAttempt, readRetryAfter } from './schedule.ts'
import { signWebhook } from './signWebhook.ts'
import { signingSecrets } from './webhookSecrets.ts'

/** How an attempt ended: with an answer's status, or with a word for why there was none. */
interface AttemptEnd {
  status: number | null
  error: string | null
  retryAfter: number | null
}

/** Why the attempt under way ends when the gateway does. */
export const stopping = new Error('The gateway stops')

async function attempt(
  context: GatewayContext,
  { event, webhook }: DueDelivery,
  stop: AbortSignal,
): Promise<AttemptEnd> {
  const url = new URL(webhook.url)
  const now = context.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Sluice-Webhooks/1',
    ...signWebhook(signingSecrets(context, webhook), event.id, event.payload, now),
  }
  const isOperators = isOperatorsHost(context, url)
  try {
    const post = { url, isOperators, headers, body: event.payload }
    const { status, retryAfter } = await postWebhook(post, context.outbound, stop)
    return { status, error: null, retryAfter: readRetryAfter(retryAfter, context.now()) }
  } catch (error) {
    if (!(error instanceof AttemptError)) throw error
    return { status: null, error: error.kind, retryAfter: null }
  }
}

async function record(
  context: GatewayContext,
  { delivery, webhook }: DueDelivery,
  { status, error, retryAfter }: AttemptEnd,
  durationMs: number,
): Promise<boolean> {
  const now = context.now()
  const isDelivered = status !== null && status >= 200 && status < 300
  const attempts = delivery.attempts + 1
  const next = nextAttempt(attempts, now, retryAfter)
  await context.database.transaction(async (tx) => {
    await insertAttempt(tx, {
      id: uuidv7(now),
      delivery_id: delivery.id,
      attempt: attempts,
      status,
      error,
      duration_ms: Math.round(durationMs),
      created_at: now,
    })
    if (isDelivered) return settleDelivery(tx, delivery.id, { state: 'delivered' })
    if (status === 410) {
      await settleDelivery(tx, delivery.id, { state: 'failed' })
      await disableWebhook(tx, webhook.id, now)
      return giveUpDeliveries(tx, webhook.id)
    }
    await settleDelivery(
      tx,
      delivery.id,
      next ? { state: 'waiting', next_attempt_at: next } : { state: 'failed' },
    )
    // An endpoint that asks for time is given it for all that waits, and no more than it asked for.
    if (retryAfter) await holdDeliveries(tx, webhook.id, new Date(now.getTime() + retryAfter))
  })
  if (!isDelivered) {
    const about = { delivery_id: delivery.id, attempt: attempts, status, error }
    if (next && status !== 410) context.logger.info(about, 'webhook not delivered')
    else context.logger.warn(about, 'webhook given up')
  }
  return isDelivered
}

/** Makes one attempt at a claimed delivery and writes down how it went; true when it arrived. */
export async function attemptDelivery(
  context: GatewayContext,
  due: DueDelivery,
  stop: AbortSignal,
): Promise<boolean> {
  const { db } = context.database
  if (due.webhook.disabled_at) {
    await giveUpDeliveries(db, due.webhook.id)
    return false
  }
  const began = performance.now()
  try {
    const end = await attempt(context, due, stop)
    return await record(context, due, end, performance.now() - began)
  } catch (error) {
    if (error !== stopping) throw error
    await releaseDelivery(db, due.delivery.id, context.now())
    return false
  }
}
