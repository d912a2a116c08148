import { readMerchant } from '../accounts/accountService.ts'
import type { GatewayContext } from '../context.ts'
import { queueMail } from '../mail/mailService.ts'
import { webhookDisabledMail } from '../mail/mails.ts'
import { uuidv7 } from '../security/random.ts'
import {
  disableWebhook,
  failDeliveries,
  holdDeliveries,
  insertAttempt,
  markFailing,
  releaseDelivery,
  settleDelivery,
} from './deliveryRepository.ts'
import type { DueDelivery } from './deliveryRepository.ts'
import { AttemptError, isAllowedHost } from './destination.ts'
import { postWebhook } from './postWebhook.ts'
import { lockWebhook } from './webhookRepository.ts'
import { nextAttempt, readRetryAfter } from './schedule.ts'
import { getSigningSecrets, signWebhook } from './signing.ts'

/** How long an endpoint may fail before it is disabled. */
const failingMaxMs = 3 * 86_400_000

/** The result of an attempt: the response's status, or the reason why there was no response. */
interface AttemptResult {
  status: number | null
  error: string | null
  retryAfter: number | null
}

/** The reason for aborting attempts when the gateway shuts down. */
export const shutdown = new Error('The gateway is shutting down')

async function attempt(
  context: GatewayContext,
  { event, webhook }: DueDelivery,
  stop: AbortSignal,
): Promise<AttemptResult> {
  const url = new URL(webhook.url)
  const now = context.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Sluice-Webhooks/1',
    ...signWebhook(getSigningSecrets(context, webhook), event.id, event.payload, now),
  }
  try {
    const request = { url, isAllowed: isAllowedHost(context, url), headers, body: event.payload }
    const { status, retryAfter } = await postWebhook(request, context.outbound, stop)
    return { status, error: null, retryAfter: readRetryAfter(retryAfter, context.now()) }
  } catch (error) {
    if (!(error instanceof AttemptError)) throw error
    return { status: null, error: error.kind, retryAfter: null }
  }
}

async function record(
  context: GatewayContext,
  { delivery, webhook }: DueDelivery,
  { status, error, retryAfter }: AttemptResult,
  durationMs: number,
): Promise<boolean> {
  const now = context.now()
  const isDelivered = status !== null && status >= 200 && status < 300
  const attempts = delivery.attempts + 1
  const next = nextAttempt(attempts, now, retryAfter)
  const failingMs = isDelivered ? 0 : now.getTime() - (webhook.failing_since ?? now).getTime()
  const isDead = failingMs >= failingMaxMs
  const owner = isDead ? await readMerchant(context, webhook.user_id) : null
  await context.database.transaction(async (tx) => {
    // These change other rows of the endpoint; without the lock, two attempts could wait for each other.
    const changesEndpoint = retryAfter !== null || status === 410 || isDead
    if (changesEndpoint) await lockWebhook(tx, webhook.user_id)
    if (isDelivered === (webhook.failing_since !== null)) {
      await markFailing(tx, webhook.id, isDelivered ? null : now)
    }
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
    if (status === 410 || isDead) {
      await settleDelivery(tx, delivery.id, { state: 'failed' })
      const isNew = await disableWebhook(tx, webhook.id, now)
      if (isNew && owner) {
        await queueMail(context, tx, webhookDisabledMail(context.publicUrl(), owner))
      }
      return failDeliveries(tx, webhook.id)
    }
    await settleDelivery(
      tx,
      delivery.id,
      next ? { state: 'waiting', next_attempt_at: next } : { state: 'failed' },
    )
    // A `Retry-After` delays every waiting delivery of the endpoint.
    if (retryAfter) await holdDeliveries(tx, webhook.id, new Date(now.getTime() + retryAfter))
  })
  if (isDead) context.wake('mail')
  if (!isDelivered) {
    const about = { delivery_id: delivery.id, attempt: attempts, status, error }
    if (next && status !== 410) context.logger.info(about, 'webhook not delivered')
    else context.logger.warn(about, 'webhook delivery failed')
  }
  return isDelivered
}

/** Makes one attempt at a claimed delivery and stores the result. Returns whether it was delivered. */
export async function attemptDelivery(
  context: GatewayContext,
  due: DueDelivery,
  stop: AbortSignal,
): Promise<boolean> {
  const { db } = context.database
  if (due.webhook.disabled_at) {
    await failDeliveries(db, due.webhook.id)
    return false
  }
  const began = performance.now()
  try {
    const end = await attempt(context, due, stop)
    return await record(context, due, end, performance.now() - began)
  } catch (error) {
    if (error !== shutdown) throw error
    await releaseDelivery(db, due.delivery.id, context.now())
    return false
  }
}
