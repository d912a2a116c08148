import { toAmount, type Checkout } from '@sluice/api/contract'

import { explorerPageOf, makeNetworks } from '../fixtures/networks.ts'
import { ApiError } from '../http/ApiError.ts'
import type { MockStore } from './MockStore.ts'
import { findPayment } from './paymentRecords.ts'

/** Blocks that confirm a payment, where a payment does not say. */
const confirmedDepth = 10

/** What a customer sees of a payment. Throws `not_found`. */
export function readCheckout({ state, now }: MockStore, id: string): Checkout {
  for (const merchant of state.merchants) {
    const row = findPayment(merchant, id)
    if (!row) continue
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
      description: row.description,
      price: row.price,
      quotes: row.quotes,
      amount: row.amount,
      currency: row.currency,
      status: row.status,
      state: row.state,
      received: row.received,
      remaining: row.remaining,
      deposit_address: row.deposit_address,
      expires_at: row.expires_at,
      now: new Date(now()).toISOString(),
      networks: makeNetworks(row, state.unread_networks),
      transfers,
      return_url: row.return_url,
    }
  }
  throw new ApiError('not_found')
}
