import {
  toAmount,
  wireStatuses,
  type TimelineEntry,
  type TimelineType,
  type Payment,
} from '@sluice/api/contract'

import type { MockMerchant } from './MockStore.ts'

/** When a payment arrives, and when it is forwarded, after the payment was created. */
const paidMs = 4 * 60_000
const forwardedMs = 9 * 60_000

function entry(
  type: TimelineType,
  at: string | null,
  more: Partial<Extract<TimelineEntry, { type: TimelineType }>> = {},
): TimelineEntry {
  return { type, at, amount: null, currency: null, network: null, hash: null, ...more }
}

/** What happened to a payment, oldest first. Only those that change at run time have webhook events. */
export function readTimeline(merchant: MockMerchant, row: Payment): TimelineEntry[] {
  const events = merchant.webhook_deliveries
    .filter(({ payment_id }) => payment_id === row.id)
    .toReversed()
  const after = (ms: number) => new Date(Date.parse(row.created_at) + ms).toISOString()
  const paidAt = events[0]?.created_at ?? after(paidMs)
  const { network, hash, currency, received, state, resolution } = row
  const isPaid = row.status === wireStatuses.success
  return [
    entry('created', row.created_at),
    ...row.held
      .filter(({ reason }) => reason === 'token_not_accepted')
      .map((held) =>
        entry('transfer', paidAt, {
          amount: held.amount,
          currency: held.token,
          network: held.network,
          hash: held.hash,
        }),
      ),
    ...(toAmount(received) > 0n
      ? [entry('transfer', paidAt, { amount: received, currency, network, hash })]
      : []),
    ...(state === 'confirming' ? [entry('confirming', paidAt)] : []),
    ...(state === 'expired' ? [entry('expired', row.expires_at)] : []),
    ...(state === 'cancelled' ? [entry('cancelled', paidAt)] : []),
    ...(isPaid ? [entry('paid', paidAt)] : []),
    ...(resolution === null ? [] : [entry(resolution, events.at(-1)?.created_at ?? null)]),
    ...(row.forwarding === 'forwarded'
      ? [entry('forwarded', after(forwardedMs), { network, hash: row.forwarding_hash })]
      : []),
    ...events.map(({ id, type, state: sent, webhook_id, created_at }) => ({
      type: 'event' as const,
      at: created_at,
      event: { id, type, state: webhook_id === null ? null : sent },
    })),
  ]
}
