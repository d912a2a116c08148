import type { WebhookAttempt, WebhookDelivery } from '@sluice/api/contract'

/** The number of attempts in the retry schedule. Standard Webhooks. */
const maxAttempts = 10

const noResponse: Readonly<Record<string, string>> = {
  timeout: 'No response within 15 seconds',
  name_not_found: 'Host name not found',
  address_refused: 'Not a public address',
  connection_failed: 'Could not connect to the server',
  connection_broken: 'Connection lost',
  tls_failed: 'Invalid TLS certificate',
  answer_unreadable: 'Invalid HTTP response',
}

/** The badge of a delivery's state. Unknown states count as failed. */
export function deliveryBadge(state: string): { status: number; label: string } {
  if (state === 'delivered') return { status: 1, label: 'Delivered' }
  return state === 'waiting' ? { status: 0, label: 'Pending' } : { status: -1, label: 'Failed' }
}

function resultText({ status, error }: Pick<WebhookAttempt, 'status' | 'error'>): string {
  return status === null
    ? (noResponse[error ?? ''] ?? 'No response')
    : `Your server responded with ${status}`
}

/** The result of one attempt, with its duration. */
export function attemptText(attempt: WebhookAttempt): string {
  return `${resultText(attempt)} after ${attempt.duration_ms.toLocaleString('en')} ms`
}

/** The outcome of a delivery so far, without a full stop. */
export function deliveryText(delivery: WebhookDelivery): string {
  const { state, attempts, status } = delivery
  const many = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (attempts === 0) return state === 'waiting' ? 'Sending' : 'Not sent'
  const end = resultText(delivery)
  if (state === 'delivered') return attempts === 1 ? end : `${end} after ${many}`
  if (state === 'waiting') {
    const wasAccepted = status !== null && status >= 200 && status < 300
    // Beyond the schedule, and after a success, only the merchant sends it again.
    return wasAccepted || attempts >= maxAttempts
      ? `${end}; sending again`
      : `${end}; attempt ${attempts} of ${maxAttempts}`
  }
  return status === 410 ? `${end}; deliveries stopped` : `${end}; failed after ${many}`
}
