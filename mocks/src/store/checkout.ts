import { toAmount, wireStatuses, type Checkout } from '@sluice/api/contract'

import { explorerPageOf, makeNetworks } from '../fixtures/networks.ts'
import { ApiError } from '../http/ApiError.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { linkUrl } from './paymentLinks.ts'
import { countPayments, findPayment, paymentAt } from './paymentRecords.ts'

/** Blocks that confirm a payment, where a payment does not say. */
const confirmedDepth = 10

/** The page of the link that made a payment, if that makes another one. */
function linkOf({ payment_links }: MockStore['state'], id: string): string | null {
  const link = payment_links.find((each) => each.is_active && each.transaction_ids.includes(id))
  return link ? linkUrl(link.id) : null
}

/** How many payments were paid until then. */
function countPaid(merchant: MockMerchant, until: string): number {
  const all = Array.from({ length: countPayments(merchant) }, (_, at) => paymentAt(merchant, at))
  return all.filter((each) => each.status === wireStatuses.success && each.created_at <= until)
    .length
}

/** What a customer sees of a payment. Throws `not_found`. */
export function readCheckout({ state, now }: MockStore, id: string): Checkout {
  for (const merchant of state.merchants) {
    const row = findPayment(merchant, id)
    if (!row) continue
    const isPaid = row.status === wireStatuses.success
    const required = row.required_confirmations ?? confirmedDepth
    const { hash, network, currency: token, received: amount } = row
    const refused = row.held.filter(
      ({ reason }) => reason === 'token_not_accepted' || reason === 'native_coin',
    )
    const counted =
      hash === null || network === null || toAmount(amount) === 0n
        ? []
        : [{ hash, network, token, amount, reason: row.held[0]?.reason ?? null }]
    const transfers = [...refused, ...counted].map((transfer) => ({
      hash: transfer.hash,
      network: transfer.network,
      token: transfer.token,
      amount: transfer.amount,
      held: transfer.reason,
      confirmations: row.confirmations ?? required,
      required_confirmations: required,
      explorer_url: transfer.hash && explorerPageOf(transfer.network, transfer.hash),
    }))
    return {
      id: row.id,
      business_name: merchant.business_name ?? '',
      seller: merchant.seller,
      description: row.description,
      price: row.price,
      quotes: row.quotes,
      amount: row.amount,
      currency: row.currency,
      status: row.status,
      state: row.state,
      received: row.received,
      refunded: row.refunded,
      remaining: row.remaining,
      deposit_address: row.deposit_address,
      expires_at: row.expires_at,
      now: new Date(now()).toISOString(),
      networks: makeNetworks(row, state.unread_networks),
      transfers,
      return_url: row.return_url,
      link_url: linkOf(state, row.id),
      paid_at: isPaid ? row.created_at : null,
      receipt_number: isPaid ? countPaid(merchant, row.created_at) : null,
    }
  }
  throw new ApiError('not_found')
}
