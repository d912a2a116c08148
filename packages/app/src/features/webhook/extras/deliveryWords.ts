import type { WebhookDelivery } from '@sluice/api/contract'

/** How many attempts the schedule has. Standard Webhooks. */
const mostAttempts = 10

const noAnswer: Readonly<Record<string, string>> = {
  timeout: 'No answer within 15 seconds',
  name_not_found: 'The name of the server was not found',
  address_refused: 'The address is not a public one',
  connection_failed: 'The server could not be reached',
  connection_broken: 'The connection broke off',
  tls_failed: 'The certificate was not accepted',
  answer_unreadable: 'The answer could not be read',
}

/** How a delivery stands, as a badge says it. */
export function deliveryBadge(state: string): { status: number; word: string } {
  if (state === 'delivered') return { status: 1, word: 'Delivered' }
  return state === 'waiting' ? { status: 0, word: 'Waiting' } : { status: -1, word: 'Given up' }
}

/** How a delivery went so far, in a sentence without its point. */
export function deliveryWords({ state, attempts, status, error }: WebhookDelivery): string {
  const many = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (attempts === 0) return state === 'waiting' ? 'On its way' : 'Not sent'
  const end =
    status === null ? (noAnswer[error ?? ''] ?? 'No answer came') : `Your server answered ${status}`
  if (state === 'delivered') return attempts === 1 ? end : `${end} after ${many}`
  if (state === 'waiting') return `${end}; ${attempts} of ${mostAttempts} attempts made`
  return status === 410 ? `${end}, so nothing more is sent` : `${end}; given up after ${many}`
}
