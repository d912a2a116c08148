import type { MerchantId, PaymentId, TimelineEntry, TimelineType } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { listPaymentRefunds, type PaymentRefund } from '../refunds/refundTotals.ts'
import { listPaymentEvents } from '../webhooks/eventService.ts'
import { findBookedTransfers, findResolutions } from './bookedTransferRepository.ts'
import { readPaymentRow } from './paymentService.ts'

function entry(
  type: TimelineType,
  at: Date | null,
  more: Partial<Extract<TimelineEntry, { type: TimelineType }>> = {},
): TimelineEntry {
  return {
    type,
    at: at?.toISOString() ?? null,
    amount: null,
    currency: null,
    network: null,
    hash: null,
    ...more,
  }
}

/** What happened to a refund. What the networks and the customer did has the time of its own, the rest that of the events. */
function refundEntries(refund: PaymentRefund): TimelineEntry[] {
  const { asset: currency, amount, network, hash, state } = refund
  const about = { amount, currency, network }
  return [
    entry('refund_created', refund.created_at, about),
    ...(refund.claimed_at ? [entry('refund_claimed', refund.claimed_at, about)] : []),
    ...(state === 'sent' ? [entry('refund_sent', null, { ...about, hash })] : []),
    ...(refund.succeeded_at
      ? [entry('refund_succeeded', refund.succeeded_at, { ...about, hash })]
      : []),
    ...(state === 'expired' ? [entry('refund_expired', refund.expires_at, about)] : []),
  ]
}

function timeOf({ at }: TimelineEntry): number {
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at)
}

/** Undated entries sort last. Entries of the same time keep their order. */
function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.toSorted((one, other) => timeOf(one) - timeOf(other))
}

/** What happened to a merchant's payment, oldest first. Fails with `not_found`. */
export async function readTimeline(
  context: Uses<'database'>,
  userId: MerchantId,
  id: PaymentId,
): Promise<TimelineEntry[]> {
  const { db } = context.database
  const row = await readPaymentRow(context, userId, id)
  const [transfers, resolutions, refunds, events] = await Promise.all([
    findBookedTransfers(db, id),
    findResolutions(db, id),
    listPaymentRefunds(db, id),
    listPaymentEvents(context, userId, id),
  ])
  const when = (type: string) => events.find((event) => event.type === type)?.created_at ?? null
  const confirming = when('payment.confirming')
  const forwarded = when('payment.forwarded')
  return inOrder([
    entry('created', row.created_at),
    ...transfers.map(({ paid_at, amount, asset, network, hash }) =>
      // The network's clock counts in seconds, so it may be a little behind.
      entry('transfer', paid_at < row.created_at ? row.created_at : paid_at, {
        amount,
        currency: asset,
        network,
        hash: hash,
      }),
    ),
    ...(confirming ? [entry('confirming', confirming)] : []),
    ...(row.state === 'expired' ? [entry('expired', row.expires_at)] : []),
    ...(row.cancelled_at ? [entry('cancelled', row.cancelled_at)] : []),
    ...(row.status === 1 && row.succeeded_at ? [entry('paid', row.succeeded_at)] : []),
    ...resolutions.map(({ kind, created_at, refund_hash }) =>
      entry(kind, created_at, { network: row.network, hash: refund_hash }),
    ),
    ...refunds.flatMap((refund) => refundEntries(refund)),
    ...(row.forwarding === 'forwarded'
      ? [entry('forwarded', forwarded, { network: row.network, hash: row.forwarding_hash })]
      : []),
    ...events.map(({ event_id, type, state, created_at }) => ({
      type: 'event' as const,
      at: created_at.toISOString(),
      event: { id: event_id, type, state },
    })),
  ])
}
