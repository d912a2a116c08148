import type { WebhookAttempt, WebhookDelivery, WebhookDeliveryState } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'

/** The number of attempts in the retry schedule. Standard Webhooks. */
const maxAttempts = 10

const noResponse = (t: Translate): Record<string, string> => ({
  timeout: t('webhook.noResponseInTime'),
  name_not_found: t('webhook.hostNameNotFound'),
  address_refused: t('webhook.notPublicAddress'),
  connection_failed: t('webhook.notConnectServer'),
  connection_broken: t('webhook.connectionLost'),
  tls_failed: t('webhook.invalidTlsCertificate'),
  answer_unreadable: t('webhook.invalidHttpResponse'),
})

/** The badge of a delivery's state. */
export function deliveryBadge(
  state: WebhookDeliveryState,
  t: Translate,
): { status: number; label: string } {
  return {
    delivered: { status: 1, label: t('webhook.delivered') },
    waiting: { status: 0, label: t('webhook.pending') },
    failed: { status: -1, label: t('webhook.failed') },
  }[state]
}

function resultText(
  { status, error }: Pick<WebhookAttempt, 'status' | 'error'>,
  t: Translate,
): string {
  return status === null
    ? (noResponse(t)[error ?? ''] ?? t('webhook.noResponse'))
    : t('webhook.serverResponded', { status })
}

/** The result of one attempt, with its duration. */
export function attemptText(attempt: WebhookAttempt, t: Translate): string {
  return t('webhook.resultAfter', { result: resultText(attempt, t), ms: attempt.duration_ms })
}

/** The outcome of a delivery so far, without a full stop. */
export function deliveryText(delivery: WebhookDelivery, t: Translate): string {
  const { state, attempts, status } = delivery
  if (attempts === 0) return state === 'waiting' ? t('webhook.sending') : t('webhook.notSent')
  const result = resultText(delivery, t)
  if (state === 'delivered')
    return attempts === 1 ? result : t('webhook.deliveredAfter', { result, attempts })
  if (state === 'waiting') {
    const wasAccepted = status !== null && status >= 200 && status < 300
    // Beyond the schedule, and after a success, only the merchant sends it again.
    return wasAccepted || attempts >= maxAttempts
      ? t('webhook.sendingAgain', { result })
      : t('webhook.attemptOf', { result, attempts, maxAttempts })
  }
  return status === 410
    ? t('webhook.endpointGone', { result })
    : t('webhook.failedAfter', { result, attempts })
}
