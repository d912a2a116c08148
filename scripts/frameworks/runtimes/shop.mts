import { RateLimitError, Sluice, signWebhook, verifyWebhook } from '@sluice/node'
import type { Payment, WebhookEvent } from '@sluice/node'

const sluice = new Sluice({ apiKey: 'key', baseUrl: 'https://pay.example' })

export async function pay(): Promise<string> {
  const { transaction_id } = await sluice.payments.create({ amount: '12.50', metadata: 'order 1' })
  const payment: Payment = await sluice.payments.get(transaction_id)
  for await (const { id } of sluice.payments.list({ limit: 100 })) if (id === payment.id) return id
  for await (const page of sluice.payments.list().pages()) return page[0]?.id ?? ''
  return payment.amount
}

export async function receive(
  body: Uint8Array,
  headers: Record<string, string | string[] | undefined>,
) {
  const event: WebhookEvent = await verifyWebhook(body, headers, 'whsec_')
  if (event.type === 'payment.paid') {
    const status: 1 = event.data.status
    return [status, event.data.id]
  }
  if (event.type === 'payment.failed') {
    // @ts-expect-error A payment that failed has another status.
    const status: 1 = event.data.status
    return [status]
  }
  // @ts-expect-error There is no such event.
  return event.type === 'transaction.lost'
}

export const signed: Promise<{ body: string }> = signWebhook({ type: 'payment.paid' }, 'whsec_')
export const seconds = (error: unknown) =>
  error instanceof RateLimitError ? error.retryAfter : null
// @ts-expect-error An amount is required.
void sluice.payments.create({ metadata: 'order 1' })
