import { readRecipient } from '../accounts/accountService.ts'
import type { Uses } from '../context.ts'
import { queueMail } from '../mail/mailService.ts'
import { webhookDisabledMail } from '../mail/mails.ts'
import { uuidv7 } from '../security/random.ts'
import {
  clearFailing,
  disableWebhook,
  failDeliveries,
  holdDeliveries,
  insertAttempt,
  releaseDelivery,
  finishDelivery,
} from './senderRepository.ts'
import type { DueDelivery } from './senderRepository.ts'
import { AttemptError } from './outbound.ts'
import { isAllowedHost } from './destination.ts'
import { postWebhook } from './postWebhook.ts'
import { changeWebhook, isSameSetting, lockWebhook } from './webhookRepository.ts'
import type { DisabledReason, WebhookRow } from './webhookRepository.ts'
import { nextAttempt, readRetryAfter } from './schedule.ts'
import { getSigningSecrets, signWebhook } from './signing.ts'

/** How long an endpoint may fail before it is disabled. */
const failingMaxMs = 3 * 86_400_000

/** The longest pause between failed attempts that counts as failing: longer than any between two scheduled attempts. */
const quietMaxMs = 1.5 * 86_400_000

/** The result of an attempt: the response's status, or the reason why there was no response. */
interface AttemptResult {
  status: number | null
  error: string | null
  retryAfter: number | null
}

/** The reason for aborting attempts when the gateway shuts down. */
export const shutdown = new Error('The gateway is shutting down')

async function attempt(
  context: Uses<'settings' | 'vault' | 'outbound' | 'publicUrl' | 'now'>,
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

/** Why an endpoint that failed to accept an event is to be disabled; null while it may go on. */
function reasonToDisable(status: number | null, since: Date, now: Date): DisabledReason | null {
  if (status === 410) return 'gone'
  return now.getTime() - since.getTime() >= failingMaxMs ? 'failing' : null
}

/** Since when attempts have failed without a long pause. A time without attempts says nothing about the endpoint. */
function failingSince({ failing_since, last_failed_at }: WebhookRow, now: Date): Date {
  const wasQuiet = now.getTime() - (last_failed_at?.getTime() ?? 0) > quietMaxMs
  return wasQuiet ? now : (failing_since ?? now)
}

async function record(
  context: Uses<'database' | 'vault' | 'logger' | 'publicUrl' | 'now'>,
  { delivery, webhook }: DueDelivery,
  { status, error, retryAfter }: AttemptResult,
  durationMs: number,
): Promise<boolean> {
  const now = context.now()
  const isDelivered = status !== null && status >= 200 && status < 300
  const attempts = delivery.attempts + 1
  const next = nextAttempt(attempts, now, retryAfter)
  const reason = await context.database.unitOfWork(async (unit) => {
    // A failure may change other rows of the endpoint; without the lock, two attempts could wait for each other.
    const current = isDelivered ? null : await lockWebhook(unit.tx, webhook.user_id)
    await insertAttempt(unit.tx, {
      id: uuidv7(now),
      delivery_id: delivery.id,
      attempt: attempts,
      status,
      error,
      duration_ms: Math.round(durationMs),
      created_at: now,
    })
    if (isDelivered) {
      await clearFailing(unit.tx, webhook)
      await finishDelivery(unit.tx, delivery.id, { state: 'delivered' })
      return null
    }
    // What an endpoint answered says nothing about the one that the merchant has set or enabled meanwhile.
    const isCurrent = current !== null && isSameSetting(current, webhook)
    const since = isCurrent ? failingSince(current, now) : now
    const disable = isCurrent ? reasonToDisable(status, since, now) : null
    await finishDelivery(
      unit.tx,
      delivery.id,
      next && !disable ? { state: 'waiting', next_attempt_at: next } : { state: 'failed' },
    )
    if (isCurrent) {
      await changeWebhook(unit.tx, webhook.id, { failing_since: since, last_failed_at: now })
      // A `Retry-After` delays every waiting delivery of the endpoint.
      if (retryAfter)
        await holdDeliveries(unit.tx, webhook.id, new Date(now.getTime() + retryAfter))
    }
    if (disable) {
      const isNew = await disableWebhook(unit.tx, webhook.id, disable, now)
      if (isNew && disable === 'failing') {
        const owner = await readRecipient(unit.tx, webhook.user_id)
        if (owner) await queueMail(context, unit, webhookDisabledMail(context.publicUrl(), owner))
      }
      await failDeliveries(unit.tx, webhook.id)
    }
    return disable
  })
  if (!isDelivered) {
    const about = { delivery_id: delivery.id, attempt: attempts, status, error }
    if (next && reason !== 'gone') context.logger.info(about, 'webhook not delivered')
    else context.logger.warn(about, 'webhook delivery failed')
  }
  return isDelivered
}

/** Fails what waits for a disabled or removed endpoint, unless the merchant has enabled it since the delivery was claimed. */
async function giveUp(
  context: Uses<'database' | 'now'>,
  { delivery, webhook }: DueDelivery,
): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    const current = await lockWebhook(tx, webhook.user_id)
    if (current?.id === webhook.id && !current.disabled_at) {
      await releaseDelivery(tx, delivery.id, context.now())
    } else await failDeliveries(tx, webhook.id)
  })
}

/** Makes one attempt at a claimed delivery and stores the result. Returns whether it was delivered. */
export async function attemptDelivery(
  context: Uses<'settings' | 'database' | 'vault' | 'logger' | 'outbound' | 'publicUrl' | 'now'>,
  due: DueDelivery,
  stop: AbortSignal,
): Promise<boolean> {
  if (due.webhook.disabled_at ?? due.webhook.removed_at) {
    await giveUp(context, due)
    return false
  }
  const began = performance.now()
  try {
    const end = await attempt(context, due, stop)
    return await record(context, due, end, performance.now() - began)
  } catch (error) {
    if (error !== shutdown) throw error
    await context.database.unitOfWork(({ tx }) =>
      releaseDelivery(tx, due.delivery.id, context.now()),
    )
    return false
  }
}
